import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute, paymentMethodNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { formatMoney, Link, StatusTag } from '@yaoji/ui';
import { columnsOf, OrderLink } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Refund = OperationData<'listRefunds'>['list'][number];

const names = { pending: '待退款', failed: '失败', done: '已退' } as const;
const tones = { pending: 'warning', failed: 'danger', done: 'success' } as const;

const { text, figure, rest } = columnsOf<Refund>();

const columns = [
  text('时间', 144, ({ createdAt }) => formatMinute(createdAt)),
  text('订单', 168, OrderLink),
  rest('客户', ({ company }) => company),
  figure('金额', 112, ({ amount }) => formatMoney(amount)),
  text('退往', 112, ({ target, method }) => (target === 'balance' ? '客户余额' : paymentMethodNames[method])),
  text('状态', '32%', ({ id, status, failure, reference, doneAt }) => (
    <>
      <StatusTag tone={tones[status]}>{names[status]}</StatusTag> {failure ?? reference}{' '}
      {doneAt !== null && <span className={css.muted}>{formatMinute(doneAt)}</span>}
      {status !== 'done' && <Link href={deskHref('waiting', { kind: 'refunds' }, { item: id })}>处理</Link>}
    </>
  )),
];

/** Refunds by status, with failures. */
export default function RefundPage() {
  const { query, tabs } = useStatus('退款状态', names);
  const refunds = useRead(operations.listRefunds, { query }, { isList: true });
  return (
    <Page title="退款" note={<PageNav of="money" />}>
      {tabs}
      <RecordList caption="退款" columns={columns} query={refunds} />
    </Page>
  );
}
