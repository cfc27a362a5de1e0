import { type OperationData, operations } from '@yaoji/api-client/desk';
import { compareMoney, formatMinute, paymentMethodNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Card, DescriptionList, formatMoney, Link, StatusTag } from '@yaoji/ui';
import { columnsOf, OrderLink } from '#pages/parts/columns.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useDays } from '#pages/parts/use-days.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';

type Days = { from: string; to: string };
type Posting = OperationData<'listPostings'>['list'][number];

const heads = ['日期', '付款方式', '收款笔数', '收款', '退款笔数', '退款', '净额'];

const walletNames = [
  ['opening', '期初'],
  ['recharge', '充值'],
  ['payment', '付款'],
  ['refund', '退回'],
  ['cashback', '返现'],
  ['adjustment', '调整'],
  ['repayment', '账期还款'],
  ['rebate', '返利'],
  ['closing', '期末'],
] as const;

const creditNames = [
  ['opening', '期初'],
  ['payment', '账期购货'],
  ['refund', '退货冲减'],
  ['repayment', '还款'],
  ['closing', '期末'],
] as const;

const isSome = (amount: string) => compareMoney(amount, 0) !== 0;

/** Money received and refunded, by day and payment method; one day with its entries. */
export default function StatementPage() {
  const { days, range } = useDays();
  return (
    <Page title="对账" note={<PageNav of="money" />} actions={range}>
      <Loaded read={operations.getStatement} input={{ query: days }} isList>
        {({ rows, received, refunded, net, wallets, credit, agrees }) => (
          <div className={css.split}>
            <Card title="收款与退款" note={<Files days={days} />}>
              <CardTable
                label="对账单"
                heads={heads}
                figures={heads.slice(2)}
                rows={[...rows.map(toRow), { key: '', cells: ['合计', '', '', received, '', refunded, net] }]}
              />
            </Card>
            <div className={css.facts}>
              <Card
                title="客户余额"
                note={
                  <span className={css.buttons}>
                    {days.from === days.to && (
                      <Link href={deskHref('statement', {}, { ...days, method: 'balance' })}>明细</Link>
                    )}
                    <StatusTag tone={agrees ? 'success' : 'danger'}>
                      {agrees ? '与收退款一致' : '与收退款不一致'}
                    </StatusTag>
                  </span>
                }
              >
                <DescriptionList
                  columns={1}
                  items={walletNames
                    .filter(([name]) => (name !== 'repayment' && name !== 'rebate') || isSome(wallets[name]))
                    .map(([name, label]) => ({ label, value: formatMoney(wallets[name]) }))}
                />
              </Card>
              {Object.values(credit).some(isSome) && (
                <Card title="账期欠款">
                  <DescriptionList
                    columns={1}
                    items={creditNames.map(([name, label]) => ({ label, value: formatMoney(credit[name]) }))}
                  />
                </Card>
              )}
            </div>
          </div>
        )}
      </Loaded>
      {days.from === days.to && <Postings days={days} />}
    </Page>
  );
}

const toRow = ({ day, method, ...row }: OperationData<'getStatement'>['rows'][number]) => ({
  key: `${day} ${method}`,
  cells: [
    <Link href={deskHref('statement', {}, { from: day, to: day, method })}>{day}</Link>,
    paymentMethodNames[method],
    ...[row.receivedCount, row.received, row.refundedCount, row.refunded, row.net],
  ],
});

const files = { statement: '对账单', postings: '收支明细' };

/** Downloads the tables of these days. */
const Files = ({ days }: { days: Days }) => (
  <span className={css.buttons}>
    {Object.entries(files).flatMap(([name, label]) =>
      ['xlsx', 'csv'].map((format) => (
        <Link key={name + format} href={`/desk/api/${name}/file?${new URLSearchParams({ ...days, format })}`}>
          {label} {format.toUpperCase()}
        </Link>
      )),
    )}
  </span>
);

const kindNames = {
  payment: '付款',
  recharge: '充值',
  refund: '退款',
  cashback: '返现',
  adjustment: '调整',
  repayment: '账期还款',
  rebate: '返利',
};

const { text, figure, rest } = columnsOf<Posting>();

const columns = [
  text('时间', 144, ({ at }) => formatMinute(at)),
  text('类型', 72, ({ kind }) => kindNames[kind]),
  text('账户', 112, ({ method }) => paymentMethodNames[method]),
  text('订单', 168, OrderLink),
  rest('客户', ({ company }) => company),
  figure('借方', 112, ({ debit }) => debit),
  figure('贷方', 112, ({ credit }) => credit),
];

function Postings({ days }: { days: Days }) {
  const { filter, page } = useFilters();
  const method = filter('method') in paymentMethodNames ? (filter('method') as Posting['method']) : undefined;
  const query = { ...days, page, ...(method && { method }) };
  const postings = useRead(operations.listPostings, { query }, { isList: true });
  return (
    <div className={css.stack}>
      <h2 className={css.note}>
        {days.from} 收支明细 {method && paymentMethodNames[method]}
        {method && <Link href={deskHref('statement', {}, days)}>看全部</Link>}
      </h2>
      <RecordList
        caption="收支明细"
        columns={columns}
        query={postings}
        keyOf={({ at, method: account, kind, reference }) => `${at} ${account} ${kind} ${reference}`}
        empty="这一天没有收支"
      />
    </div>
  );
}
