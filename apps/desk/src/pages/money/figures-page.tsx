import { type OperationData, operations, type Schemas } from '@yaoji/api-client/desk';
import { addMoney } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Card, formatMoney, Link, MonthChart, TextsProvider } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable, Rows } from '#pages/parts/rows.tsx';
import { useDays } from '#pages/parts/use-days.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Figures = OperationData<'getFigures'>;

const chartTexts = { monthChart: { month: '日期', income: '销售额', spending: '已退', empty: '没有销售' } };
const mostBars = 62;

/** A bar for each day, or for each month where there are too many. */
function barsOf(days: Figures['days']) {
  const names = new Set(days.map(({ day }) => day.slice(0, days.length > mostBars ? 7 : 10)));
  return [...names].map((name) => {
    const rows = days.filter(({ day }) => day.startsWith(name));
    const sumOf = (field: 'amount' | 'refunded') => addMoney(...rows.map((row) => row[field]));
    return { name, label: name.slice(-2), income: sumOf('amount'), spending: sumOf('refunded') };
  });
}

/** Sales by day, goods and buyer, and what was searched for in vain. */
export default function FiguresPage() {
  const { days, range } = useDays();
  const figures = useRead(operations.getFigures, { query: days }, { isList: true });
  return (
    <Page title="数据" note="已付款且未取消的订单" actions={range}>
      <Loaded query={figures} label="正在汇总…">
        {(data) => (
          <div className={css.stack}>
            <Card title="销售" note={sumText(data.total)}>
              <TextsProvider texts={chartTexts}>
                <MonthChart label="每日销售" months={barsOf(data.days)} />
              </TextsProvider>
            </Card>
            <div className={css.split}>
              <Sales
                label="商品"
                rows={data.goods}
                head="件数"
                subject={({ goodsId, name, spec }) => (
                  <Link href={deskHref('goods', {}, { search: goodsId })}>
                    {name} {spec}
                  </Link>
                )}
                count={({ quantity }) => quantity}
              />
              <Card title="搜不到的词">
                <Rows
                  label="次数多的在前"
                  heads={['词', '次数']}
                  rows={data.misses.map(({ term, count }) => [term, String(count)])}
                />
              </Card>
            </div>
            <Sales
              label="客户"
              rows={data.buyers}
              head="订单"
              subject={({ buyerId, company }) => <Link href={deskHref('buyer', { id: buyerId })}>{company}</Link>}
              count={({ orders }) => orders}
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const sumText = ({ orders, amount, refunded, margin }: Schemas['SalesFigures']) =>
  `${orders} 单 · ${formatMoney(amount)} · 已退 ${formatMoney(refunded)}${margin === null ? '' : ` · 毛利 ${formatMoney(margin)}`}`;

type SalesProps<Row> = {
  label: string;
  rows: readonly Row[];
  subject: (row: Row) => ReactNode;
  /** Of the column that counts. */
  head: string;
  count: (row: Row) => ReactNode;
};

/** Those that sold best; the margin where the role sees one and a cost is known. */
function Sales<Row extends Schemas['SalesFigures']>({ label, rows, subject, head, count }: SalesProps<Row>) {
  const hasMargin = rows.some(({ margin }) => margin !== null);
  const figures = [head, '金额', '已退', ...(hasMargin ? ['毛利'] : [])];
  return (
    <Card title={`${label}（前 50）`} note={hasMargin && '毛利按现在的成本，只计有成本的商品'}>
      <CardTable
        label={label}
        heads={[label, ...figures]}
        figures={figures}
        rows={rows.map((row, index) => ({
          key: index,
          cells: [subject(row), count(row), row.amount, row.refunded, row.margin ?? '—'],
        }))}
      />
    </Card>
  );
}
