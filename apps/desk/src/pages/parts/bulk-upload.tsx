import { type OperationData, operations } from '@yaoji/api-client/desk';
import { Button, Checkbox, Dialog, FileUpload, shrinkPicture } from '@yaoji/ui';
import { useRef, useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { paperTypes } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Rows } from '#pages/parts/rows.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';

type Match = OperationData<'matchFiles'>[number];
/** A chosen file; `result` once it was sent. */
type Chosen = Match & { file: File; result?: string };

const kinds = {
  picture: {
    label: '批量上传图片',
    accept: 'image/*',
    hint: '文件名写条码、ERP 编码或本位码，可加序号：6901234567892-2.jpg',
    stored: '张图片',
    keep: '也给已有图片的商品添加',
    operation: operations.addGoodsPicture,
  },
  batchPicture: {
    label: '批量上传批号实拍',
    accept: 'image/*',
    hint: '文件名写批号；几个商品同批号的，加上名称或条码：黄芪-20260801.jpg',
    stored: '张实拍',
    keep: '替换已有的实拍',
    operation: operations.addBatchPicture,
  },
  report: {
    label: '批量上传检验报告',
    accept: paperTypes,
    hint: '文件名写批号；几个商品同批号的，加上名称或条码：六味地黄丸-20260801.pdf',
    stored: '份报告',
    keep: '替换已有的报告',
    operation: operations.addReport,
  },
} as const;

const unmatched = { none: '没有对应的商品或批号', several: '对应多个，请在文件名里写清', one: '' } as const;
const sizes = { large: 1600, thumbnail: 320 };
const mostFiles = 500;

/** A button to upload hundreds of files at once: their names say what they belong to. */
export function BulkUpload({ kind }: { kind: keyof typeof kinds }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may(kinds[kind].operation)) return null;
  return (
    <>
      <Button size="small" tone="outline" onClick={() => setOpen(true)}>
        {kinds[kind].label}
      </Button>
      {isOpen && <UploadDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function UploadDialog({ kind, onClose }: { kind: keyof typeof kinds; onClose: () => void }) {
  const { label, accept, hint, stored, keep } = kinds[kind];
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [withStored, setWithStored] = useState(false);
  const [isSending, setSending] = useState(false);
  // A closed dialog sends no further file.
  const isClosed = useRef(false);
  const match = useWrite(operations.matchFiles);
  const send = useSend(kind);
  const isDue = ({ found, stored: count, result }: Chosen) =>
    found === 'one' && (withStored || count === 0) && result === undefined;
  const due = chosen.filter(isDue);
  const choose = (files: File[]) =>
    match.mutate(
      { body: { kind, names: files.map(({ name }) => name) } },
      {
        onSuccess: (found) => setChosen(found.flatMap((each, at) => (files[at] ? [{ ...each, file: files[at] }] : []))),
      },
    );
  const sendAll = async () => {
    setSending(true);
    for (const each of due) {
      if (isClosed.current) return;
      const result = await send(each).then(
        () => '已上传',
        (error: Error) => `没有上传：${error.message}`,
      );
      setChosen((before) => before.map((one) => (one.file === each.file ? { ...one, result } : one)));
    }
    setSending(false);
  };
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const stateOf = (each: Chosen) => {
    if (each.result) return each.result;
    if (each.found !== 'one') return unmatched[each.found];
    return each.stored > 0 ? `已有 ${each.stored} ${stored}${withStored ? '' : '，跳过'}` : '待上传';
  };
  const sent = chosen.filter(({ result }) => result === '已上传').length;
  return (
    <Dialog open size="large" title={label} onClose={close}>
      <div className={css.stack}>
        <FileUpload
          label={label}
          accept={accept}
          hint={`${hint}；一次最多 ${mostFiles} 个`}
          maxFiles={mostFiles}
          onAdd={choose}
          disabled={isSending || match.isPending}
        />
        {match.error && <Refusal error={match.error} />}
        {chosen.length > 0 && (
          <>
            <div className={css.buttons}>
              <span role="status">
                {chosen.length} 个文件，{due.length} 个待上传，{sent} 个已上传
              </span>
              <Checkbox label={keep} checked={withStored} onChange={setWithStored} />
              <Button loading={isSending} disabled={due.length === 0} onClick={() => void sendAll()}>
                上传 {due.length} 个
              </Button>
            </div>
            <Rows
              label="文件"
              heads={['文件', '属于', '状态']}
              rows={chosen.map((each) => [each.name, each.title, stateOf(each)])}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Sends one file to what it belongs to. */
function useSend(kind: keyof typeof kinds) {
  const addPicture = useWrite(operations.addGoodsPicture);
  const addBatchPicture = useWrite(operations.addBatchPicture);
  const addReport = useWrite(operations.addReport);
  return async ({ file, id }: Chosen) => {
    if (id === null) return;
    if (kind === 'report') return void (await addReport.mutateAsync({ params: { id }, body: { file } }));
    const [large, thumbnail] = await Promise.all([
      shrinkPicture(file, sizes.large),
      shrinkPicture(file, sizes.thumbnail),
    ]).catch(() => {
      throw new Error('不是能显示的图片');
    });
    const add = kind === 'picture' ? addPicture : addBatchPicture;
    await add.mutateAsync({ params: { id }, body: { large, thumbnail } });
  };
}
