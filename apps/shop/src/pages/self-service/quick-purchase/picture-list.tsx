import { Button, Card, Checkbox, EmptyState, ProgressBar, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { setListPicture } from '#features/purchase-list/list-picture.store.ts';
import { useMatchList } from '#features/purchase-list/match-list.mutation.ts';
import type { PictureLine } from './picture/picture-lines.ts';
import { type ReadPicture, UnreadablePicture } from './picture/read-picture.ts';
import { type PictureReading, useReadPicture } from './picture/use-read-picture.ts';
import { PictureButton } from './picture-button.tsx';
import * as css from './picture-list.css.ts';

/** A photographed list: recognized here, corrected next to the picture, then matched like a pasted one (K2). */
export function PictureList({ file }: { file: File }) {
  const reading = useReadPicture(file);
  return (
    <Card title="拍清单" note="文字在本机识别，图片不会上传">
      {reading.state === 'busy' && <Busy {...reading} />}
      {reading.state === 'failed' && <Failed error={reading.error} />}
      {reading.state === 'read' && reading.picture.lines.length === 0 && <NothingRead />}
      {reading.state === 'read' && reading.picture.lines.length > 0 && (
        <PictureLines key={reading.picture.url} picture={reading.picture} name={file.name} />
      )}
    </Card>
  );
}

const stages = { loading: '正在载入识别程序', reading: '正在识别文字' };

function Busy({ stage, percent }: Extract<PictureReading, { state: 'busy' }>) {
  return (
    <div className={css.busy} role="status">
      <span>{stages[stage]}</span>
      <span className={css.bar}>
        <ProgressBar label={stages[stage]} percent={percent} figure />
      </span>
      <span className={css.quiet}>第一次使用要下载约 18 MB，之后保存在浏览器里</span>
      <Button tone="outline" onClick={() => setListPicture(null)}>
        取消
      </Button>
    </div>
  );
}

const back = (
  <Button tone="outline" onClick={() => setListPicture(null)}>
    改为粘贴
  </Button>
);

const Failed = ({ error }: { error: unknown }) => (
  <div role="alert">
    {error instanceof UnreadablePicture ? (
      <EmptyState
        title="打不开这张图片"
        action={
          <>
            <PictureButton label="换一张" /> {back}
          </>
        }
      >
        请用 JPG、PNG 或 WebP 格式的图片
      </EmptyState>
    ) : (
      <EmptyState title="识别程序没能运行" action={back} />
    )}
  </div>
);

const NothingRead = () => (
  <EmptyState
    title="图片中未识别到文字"
    action={
      <>
        <PictureButton label="换一张" /> {back}
      </>
    }
  >
    请把清单拍正、拍清楚，让文字占满画面；手写清单识别率较低，建议用打印件
  </EmptyState>
);

/** The recognized lines to correct, each with its section of the picture. */
function PictureLines({ picture, name }: { picture: ReadPicture; name: string }) {
  const [texts, setTexts] = useState(() => picture.lines.map(({ text }) => text));
  const [doubts, setDoubts] = useState(() => picture.lines.map(({ doubtful }) => doubtful));
  const { mutate, isPending } = useMatchList();
  const check = (index: number, isChecked: boolean) =>
    setDoubts(doubts.with(index, isChecked ? [] : (picture.lines[index]?.doubtful ?? [])));
  const correct = (index: number, text: string) => {
    setTexts(texts.with(index, text));
    check(index, true);
  };
  const doubtfulCount = doubts.filter((doubtful, index) => doubtful.length > 0 && texts[index] !== '').length;
  const match = () =>
    mutate({ text: texts.join('\n'), source: name, doubts }, { onSuccess: () => setListPicture(null) });
  return (
    <>
      <ol className={css.lines}>
        {picture.lines.map((line, index) => (
          <li key={`${line.top}-${line.left}`} className={css.line}>
            <span className={css.number}>{index + 1}</span>
            <Strip picture={picture} line={line} />
            <div className={css.words}>
              <TextField
                aria-label={`第 ${index + 1} 行`}
                value={texts[index] ?? ''}
                onChange={(text) => correct(index, text)}
                clearable
              />
              {line.doubtful.length > 0 && texts[index] === line.text && (
                <span className={css.doubt}>
                  识别存疑：{line.doubtful.join('、')}
                  <Checkbox
                    label="已核对"
                    aria-label={`第 ${index + 1} 行已核对`}
                    checked={doubts[index]?.length === 0}
                    onChange={(isChecked) => check(index, isChecked)}
                  />
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      <details className={css.full}>
        <summary>查看整张图片</summary>
        <img src={picture.url} alt="清单" />
      </details>
      <div className={css.foot}>
        <PictureButton label="换一张" />
        <Button tone="plain" onClick={() => setListPicture(null)}>
          取消
        </Button>
        <span className={css.sum} role="status">
          共 {texts.filter(Boolean).length} 行{doubtfulCount > 0 && `，${doubtfulCount} 行请核对`}
        </span>
        <span className={css.done}>
          <Button loading={isPending} disabled={texts.every((text) => text.trim() === '')} onClick={match}>
            识别清单
          </Button>
        </span>
      </div>
    </>
  );
}

/** The section of the picture a line was read from. */
function Strip({ picture, line }: { picture: ReadPicture; line: PictureLine }) {
  const { left, top, width, height, degrees } = line;
  return (
    <div className={css.strip}>
      <svg height={28} viewBox={`${left} ${top} ${width} ${height}`} width={(28 * width) / height} aria-hidden="true">
        <image href={picture.url} width={picture.width} height={picture.height} transform={`rotate(${-degrees})`} />
      </svg>
    </div>
  );
}
