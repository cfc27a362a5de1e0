import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Card, FileUpload, Link, Notice, StatusTag, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable, Rows } from '#pages/parts/rows.tsx';
import { SendForm } from '#pages/parts/send-form.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import * as own from './order.css.ts';

type List = OperationData<'listCodes'>;

/**
 * A scanner sends FNC1 as Ctrl+], which types nothing into a field. This visible sign replaces it, because forms drop
 * control characters.
 */
const separator = '\u241d';
const mostCodes = 500;

/** Scans the trace codes of an order's boxes without a mouse: each code ends with Enter. */
export default function CodesPage() {
  const id = Number(useParams().id);
  return (
    <Loaded read={operations.listCodes} input={{ params: { id } }}>
      {(found) => <CodesView id={id} list={found} />}
    </Loaded>
  );
}

function CodesView({ id, list: { no, lines, latest } }: { id: number; list: List }) {
  const [row, setRow] = useState(0);
  const { sign, refused, scan } = useScans(id, lines[row - 1], latest[0]);
  const onScan = (texts: string[]) => {
    const [text = ''] = texts;
    return texts.length === 1 && Number(text) <= lines.length && /^\d{1,2}$/.test(text)
      ? setRow(Number(text))
      : scan(texts);
  };
  const sum = (key: 'count' | 'quantity') => lines.reduce((total, each) => total + Number(each[key]), 0);
  return (
    <Page
      title={`追溯码 ${no}`}
      note={<Link href={deskHref('order', { id })}>回到订单</Link>}
      actions={<Link href={`/desk/api/trace/${id}/file`}>下载 CSV</Link>}
    >
      <div className={css.split}>
        <div className={css.stack}>
          <ScanField onScan={onScan} />
          <output className={own.sign[sign.kind]}>{sign.text}</output>
          <Card
            title={`已扫 ${sum('count')} / ${sum('quantity')}`}
            note={row > 0 ? `正在扫第 ${row} 行` : '按码自动找行'}
          >
            <CardTable
              label="各批号已扫"
              heads={['行', '商品', '批号', '有效期', '已扫', '状态']}
              figures={['已扫']}
              rows={lines.map(({ name, spec, batchNo, expiry, count, quantity, isRequired }, index) => ({
                key: index,
                cells: [
                  <StatusTag tone={index + 1 === row ? 'brand' : 'neutral'}>{index + 1}</StatusTag>,
                  `${name} ${spec}`,
                  batchNo,
                  expiry ?? '无效期',
                  <span className={css.strong}>{`${count} / ${quantity}`}</span>,
                  count >= Number(quantity) ? <StatusTag tone="success">齐</StatusTag> : isRequired === 1 && '须逐盒扫',
                ],
              }))}
            />
          </Card>
        </div>
        <div className={css.facts}>
          <Card padding="small" title="追溯码清单" note="也能粘贴到扫码框">
            <FileUpload
              label="追溯码文件"
              accept=".txt,.csv"
              onAdd={([file]) => file?.text().then((text) => scan(codesIn(text)))}
            />
            <Rows label="没有记录的" heads={['追溯码', '原因']} rows={refused} endsInFigures={false} />
          </Card>
          <Card padding="small" title="最近扫的" note="输入 - 撤销上一个">
            <Rows
              label="最近"
              heads={['追溯码']}
              rows={latest.slice(0, 8).map(({ code }) => [code])}
              endsInFigures={false}
            />
          </Card>
          <PackingUpload />
        </div>
      </div>
    </Page>
  );
}

/** Extracts codes from the cells of a list. */
const codesIn = (text: string) => text.split(/[\s,，"]+/).filter((cell) => /\d{8}/.test(cell));

/** Records one code or a list, for the selected line or the line each code matches; `-` undoes the last one. */
function useScans(id: number, line: List['lines'][number] | undefined, last: List['latest'][number] | undefined) {
  const record = useWrite(operations.recordCodes);
  const remove = useWrite(operations.removeCodes);
  const [sign, setSign] = useState<{ kind: keyof typeof own.sign; text: string }>({ kind: 'none', text: '请扫码' });
  const [refused, setRefused] = useState<string[][]>([]);
  const show = (kind: 'right' | 'wrong', text: string) => {
    setSign({ kind, text });
    sound(kind);
  };
  const send = async (texts: string[]) => {
    const params = { id };
    if (texts[0] === '-') {
      const code = last?.caseCode ?? last?.code ?? '';
      await remove.mutateAsync({ params, body: { code } });
      return show('right', `已撤销 ${code}`);
    }
    const at = line && { lineId: line.lineId, batchNo: line.batchNo };
    const answers = [];
    for (let first = 0; first < texts.length; first += mostCodes) {
      const codes = texts.slice(first, first + mostCodes).map((text) => text.replaceAll('\u001d', separator));
      answers.push(...(await record.mutateAsync({ params, body: { codes, ...at } })));
    }
    const wrong = answers.filter(({ problem }) => problem !== null);
    setRefused(wrong.map(({ code, message }) => [code, message]));
    const [only] = wrong.length > 0 ? wrong : answers;
    show(
      wrong.length > 0 ? 'wrong' : 'right',
      answers.length === 1
        ? (only?.message ?? '')
        : `${answers.length - wrong.length} 个已记录，${wrong.length} 个没有`,
    );
  };
  return {
    sign,
    refused,
    scan: (texts: string[]) => send(texts).catch((error: Error) => show('wrong', error.message)),
  };
}

/** Accepts scanner input and pasted lists. */
function ScanField({ onScan }: { onScan: (texts: string[]) => unknown }) {
  const [typed, setTyped] = useState('');
  const send = () => {
    setTyped('');
    if (typed.trim() !== '') onScan([typed.trim()]);
  };
  return (
    <SendForm onSend={send}>
      <TextField
        size="large"
        aria-label="扫码"
        placeholder="扫码；输入行号选行，0 自动找行，- 撤销上一个"
        value={typed}
        onChange={setTyped}
        onKeyDown={({ ctrlKey, key }) => ctrlKey && key === ']' && setTyped(`${typed}${separator}`)}
        onPaste={(event) => {
          const texts = codesIn(event.clipboardData.getData('text'));
          if (texts.length < 2) return;
          event.preventDefault();
          onScan(texts);
        }}
        autoFocus
        autoComplete="off"
      />
    </SendForm>
  );
}

/** Uploads the maker's file that lists the contents of each case. */
function PackingUpload() {
  const { data, error, isPending, mutate } = useWrite(operations.uploadPacking);
  return (
    <Card padding="small" title="箱码关联文件">
      <FileUpload
        label="关联关系文件"
        hint="CSV 或 XLSX，需要“父码”和“子码”两列"
        accept=".csv,.txt,.xlsx"
        onAdd={([file]) => file && mutate({ body: { file } })}
        disabled={isPending}
      />
      {error && <Refusal error={error} />}
      {data && <Notice title={`${data.cases} 箱，${data.codes} 个码`}>{data.problems.join('；')}</Notice>}
    </Card>
  );
}

let audio: AudioContext | undefined;

/** High and short, or low and long; does nothing where sound is unavailable. */
const sound = (kind: 'right' | 'wrong') => {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = kind === 'right' ? 1200 : 220;
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (kind === 'right' ? 0.08 : 0.5));
};
