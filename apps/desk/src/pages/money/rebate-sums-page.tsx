import { type OperationData, operations } from '@yaoji/api-client/desk';
import { compareMoney, formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { DataTable, Dialog, EmptyState, formatMoney, Link, Select } from '@yaoji/ui';
import { type Action, Actions, action } from '#pages/parts/actions.tsx';
import { columnsOf, OrderLink } from '#pages/parts/columns.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useFilters } from '#shared/address/use-filters.ts';

type Sums = OperationData<'getRebateSums'>;
type Sum = Sums['sums'][number];
type Period = { id: number; period: string };

const isSome = (amount: string) => compareMoney(amount, 0) !== 0;

const bookAction = ({ id, period }: Period, { hasEnded, periodName }: Sums, sum: Sum): Action =>
  action(operations.bookRebate, {
    label: '入账',
    title: `${sum.company} ${periodName}返利`,
    actionLabel: `入账 ${formatMoney(sum.amount)}`,
    can: hasEnded === 1 && sum.noteId === null && (isSome(sum.due) || isSome(sum.amount)),
    inputOf: () => ({ params: { id }, body: { period, buyerId: sum.buyerId, amount: sum.amount } }),
    done: '返利已入账',
    children: (
      <p>
        计入 {formatMoney(sum.counted)} × {sum.rate}% = {formatMoney(sum.due)}
        {isSome(sum.carried) && `，以前期间差额 ${formatMoney(sum.carried)}`}。入账后进入客户余额，不能撤销。
      </p>
    ),
  });

const proofAction = ({ id, period }: Period, { periodName }: Sums, { buyerId, company }: Sum): Action => ({
  label: '明细',
  tone: 'plain',
  dialog: (onClose) => (
    <Dialog open size="large" title={`${company} ${periodName}返利明细`} onClose={onClose}>
      <Loaded read={operations.getRebateProof} input={{ params: { id }, query: { period, buyerId } }}>
        {({ lines }) => (
          <CardTable
            label="计入的订单商品"
            heads={['付款时间', '订单', '商品', '数量', '实付', '退款', '计入']}
            figures={['数量', '实付', '退款', '计入']}
            rows={lines.map((line) => ({
              key: line.lineId,
              cells: [
                formatMinute(line.paidAt),
                <OrderLink orderId={line.orderId} orderNo={line.orderNo} />,
                `${line.name} ${line.spec}`,
                ...[line.quantity, line.paid, line.returned, line.counted],
              ],
            }))}
          />
        )}
      </Loaded>
    </Dialog>
  ),
});

const { text, figure, rest } = columnsOf<Sum>();

const columnsFor = (period: Period, sums: Sums) => [
  rest('客户', ({ company, buyerId }) => <Link href={deskHref('buyer', { id: buyerId })}>{company}</Link>),
  figure('计入', 128, ({ counted }) => formatMoney(counted)),
  figure('比例', 72, ({ rate }) => `${rate}%`),
  figure('本期返利', 112, ({ due }) => formatMoney(due)),
  figure('以前差额', 112, ({ carried }) => (isSome(carried) ? formatMoney(carried) : '')),
  figure('入账金额', 112, ({ amount }) => formatMoney(amount)),
  text('状态', 240, ({ noteId, due, amount, bookedAt, bookedBy, changedBy }) =>
    noteId === null ? (
      <span className={css.muted}>
        {sums.hasEnded === 0 ? '期间未结束' : isSome(due) || isSome(amount) ? '未入账' : '未达档'}
      </span>
    ) : (
      <>
        {bookedBy} {formatMinute(bookedAt ?? 0)}{' '}
        <Link href={operations.downloadRebateNote.path.replace('{id}', String(noteId))}>返利单</Link>
        {isSome(changedBy) && <p className={css.muted}>之后变动 {formatMoney(changedBy)}，计入下一期</p>}
      </>
    ),
  ),
  figure(
    '操作',
    144,
    (sum) => (
      <div className={css.rowButtons}>
        <Actions size="small" actions={[proofAction(period, sums, sum), bookAction(period, sums, sum)]} />
      </div>
    ),
    { headerHidden: true },
  ),
];

/** Rebates of a period by buyer, with proof; finance books them. */
export default function RebateSumsPage() {
  const { filter, setFilters } = useFilters();
  return (
    <Page title="返利入账" note={<PageNav of="money" />}>
      <Loaded read={operations.listRebates} input={{ query: {} }} isList>
        {({ list }) => {
          const id = Number(filter('rebate')) || list[0]?.id;
          if (id === undefined) return <EmptyState picture="order" title="没有返利" />;
          const query = filter('period') ? { period: filter('period') } : {};
          return (
            <Loaded read={operations.getRebateSums} input={{ params: { id }, query }} isList>
              {(sums) => (
                <div className={css.stack}>
                  <div className={css.buttons}>
                    <Select
                      aria-label="返利"
                      size="small"
                      value={String(id)}
                      options={list.map((each) => ({ value: String(each.id), label: each.form.title }))}
                      onChange={(rebate) => setFilters({ rebate, period: '' })}
                    />
                    <Select
                      aria-label="期间"
                      size="small"
                      value={sums.period}
                      options={sums.periods.map(({ period, name }) => ({ value: period, label: name }))}
                      onChange={(period) => setFilters({ period })}
                    />
                  </div>
                  <DataTable
                    caption="返利"
                    dense
                    columns={columnsFor({ id, period: sums.period }, sums)}
                    rows={sums.sums}
                    keyOf={({ buyerId }) => String(buyerId)}
                    empty={<EmptyState compact picture="search" title="这个期间没有计入的付款" />}
                  />
                </div>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </Page>
  );
}
