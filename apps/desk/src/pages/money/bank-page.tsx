import { type OperationData, operations } from '@yaoji/api-client/desk';
import { chinaDay } from '@yaoji/domain';
import { Button, Checkbox, FileUpload, formatMoney, Notice, toast } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Actions, action } from '#pages/parts/actions.tsx';
import { columnsOf, OrderLink } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { SplitLine } from './split-line.tsx';

type Line = OperationData<'listBankLines'>['list'][number];

const names = { open: '待匹配', settled: '已入账', dismissed: '非货款' } as const;

const doubts: Readonly<Record<NonNullable<Line['doubt']>, string>> = {
  none: '没有单号或金额相符的订单，请分配',
  amount: '金额与写明的订单不符，请核对',
  several: '不止一个可能，请核对后勾选',
  payer: '付款人不是下单客户，请核对',
  unnamed: '只有金额相符，请核对后勾选',
  used: '此流水号已手工登记到账；有余款请分配',
  booked: '可能就是已人工确认的那一笔：是，请勾选它；不是，请勾选未付的订单或分配',
};

const byHand = action(operations.addBankLine, {
  label: '登记一笔',
  title: '登记一笔到账',
  actionLabel: '登记',
  source: { serialNo: '', day: chinaDay(new Date()), amount: '', payer: '' },
  fields: [
    { name: 'serialNo', required: true, hint: '以后上传的流水里有同一笔，不会重复' },
    { name: 'day', type: 'date', required: true },
    { name: 'amount', type: 'figure', required: true },
    { name: 'payer' },
  ],
  inputOf: ({ payer, ...line }) => ({ body: { ...line, ...(payer && { payer }) } }),
  done: ({ added }) => (added > 0 ? '已登记，请分配' : '这笔流水已经有了'),
});

const { text, figure } = columnsOf<Line>();

/** Uploads a bank statement, matches its lines to waiting orders, and confirms them together. */
export default function BankPage() {
  const { query, bar } = useStatus('流水状态', names, 'open');
  const lines = useRead(operations.listBankLines, { query }, { isList: true });
  const [choices, setChoices] = useState<Readonly<Record<number, number>>>({});
  const upload = useWrite(operations.uploadBankFile);
  const settle = useWrite(operations.settleBankLines);
  const dismiss = useWrite(operations.dismissBankLine);
  const chosen = ({ id, certain, candidates }: Line) => {
    const wanted = choices[id] ?? certain;
    return candidates.find(({ orderId }) => orderId === wanted)?.orderId ?? 0;
  };
  const pairs = (lines.data?.list ?? []).flatMap((line) =>
    line.status === 'open' && chosen(line) > 0 ? [{ lineId: line.id, orderId: chosen(line) }] : [],
  );
  const onSuccess = ({ settled }: OperationData<'settleBankLines'>) => toast.success(`已确认到账 ${settled} 笔`);
  const error = upload.error ?? settle.error ?? dismiss.error;
  return (
    <Page
      title="银行流水"
      note={<PageNav of="money" />}
      actions={
        <>
          <Actions actions={[byHand]} size="small" />
          {pairs.length > 0 && (
            <Button loading={settle.isPending} onClick={() => settle.mutate({ body: { lines: pairs } }, { onSuccess })}>
              确认到账 {pairs.length} 笔
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        <FileUpload
          label="银行流水文件"
          accept=".csv,.txt,.xlsx"
          maxBytes={5 * 1024 * 1024}
          hint="网银下载的 CSV 或 XLSX。同一笔流水只入账一次，重复上传不会重复确认。"
          onAdd={([file]) => file && upload.mutate({ body: { file } })}
          disabled={upload.isPending}
        />
        {error && <Refusal error={error} />}
        {upload.data && <ReadFile {...upload.data} />}
      </div>
      {bar({}, <SearchField label="查找流水" placeholder="付款人、金额、订单号等" />)}
      <RecordList
        caption="银行流水"
        columns={[
          ...columns,
          text(
            '订单',
            '27%',
            (line) => (
              <Candidates
                line={line}
                chosen={chosen(line)}
                onChoose={(orderId) => setChoices({ ...choices, [line.id]: orderId })}
              />
            ),
            { wide: true },
          ),
          text('操作', 152, (line) =>
            line.status !== 'open' ? (
              line.operator
            ) : (
              <div className={css.buttons}>
                <SplitLine line={line} />
                <Button size="small" tone="outline" onClick={() => dismiss.mutate({ params: { id: line.id } })}>
                  非货款
                </Button>
              </div>
            ),
          ),
        ]}
        query={lines}
      />
    </Page>
  );
}

/** The lines of an uploaded file, and those that could not be read. */
const ReadFile = ({ added, repeated, outgoing, problems }: OperationData<'uploadBankFile'>) => (
  <Notice tone={problems.length > 0 ? 'warning' : 'success'} announced>
    新增 {added} 笔，重复 {repeated} 笔，支出 {outgoing} 笔
    {problems.map((problem) => (
      <div key={problem}>{problem}</div>
    ))}
  </Notice>
);

const columns = [
  text('日期', 96, ({ day }) => day),
  text('流水号', '12%', ({ serialNo }) => <div className={css.said}>{serialNo}</div>),
  figure('收入', 112, ({ amount }) => formatMoney(amount)),
  text('付款人与附言', '16%', ({ payer, remark }) => (
    <>
      {payer} <div className={css.muted}>{remark}</div>
    </>
  )),
];

type CandidatesProps = { line: Line; chosen: number; onChoose: (orderId: number) => void };

/**
 * Orders that a line may pay, with the evidence for each. Only an amount exact to the cent can be ticked, or less of an
 * order that is booked already.
 */
function Candidates({ line, chosen, onChoose }: CandidatesProps) {
  if (line.status !== 'open') {
    if (line.status === 'settled' && line.orders.length === 0) return '存入余额';
    return (
      <div className={css.buttons}>
        {line.orders.map(({ id, no }) => (
          <OrderLink key={id} orderId={id} orderNo={no} />
        ))}
      </div>
    );
  }
  return (
    <div>
      {line.candidates.map(({ orderId, orderNo, company, total, hasAmount, isLack, isNamed, isPayer, isBooked }) => (
        <div key={orderId} className={css.buttons}>
          <Checkbox
            label={orderNo}
            checked={chosen === orderId}
            disabled={hasAmount + isLack + isBooked === 0}
            onChange={(isOn) => onChoose(isOn ? orderId : 0)}
          />
          <span className={css.muted}>
            {company} {formatMoney(total)}
            {isLack === 1 && ' · 正是还差的金额，其余用余额付'}
            {isNamed === 1 && ' · 写明订单号'}
            {isPayer === 1 && ' · 付款人相符'}
            {isBooked === 1 && (hasAmount === 1 ? ' · 已人工确认到账' : ' · 已人工确认到账，余款再分配')}
          </span>
        </div>
      ))}
      {line.doubt && <div className={css.warning}>{doubts[line.doubt]}</div>}
      {Number(line.payerOwes) > 0 && (
        <div className={css.muted}>付款人有账期欠款 {formatMoney(line.payerOwes)}，分配给该客户即先还款</div>
      )}
    </div>
  );
}
