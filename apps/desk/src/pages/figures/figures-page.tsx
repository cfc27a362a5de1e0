import { type OperationData, operations, type Schemas } from '@yaoji/api-client/desk';
import { addMoney } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Card, formatMoney, Link, MonthChart, TextsProvider } from '@yaoji/ui';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { CardTable, Rows } from '#pages/parts/rows.tsx';
import { useDays } from '#pages/parts/use-days.tsx';
import { isSome, salesText } from './figure-words.ts';

type Figures = OperationData<'getFigures'>;

const chartTexts = { monthChart: { month: '日期', income: '销售额', spending: '已退', empty: '没有销售' } };
const mostBars = 62;

/** A bar for each day, or for each month if there are too many days. */
function barsOf(days: Figures['days']) {
  const names = new Set(days.map(({ day }) => day.slice(0, days.length > mostBars ? 7 : 10)));
  return [...names].map((name) => {
    const rows = days.filter(({ day }) => day.startsWith(name));
    const sumOf = (field: 'amount' | 'refunded') => addMoney(...rows.map((row) => row[field]));
    return { name, label: name.slice(-2), income: sumOf('amount'), spending: sumOf('refunded') };
  });
}

/** Sales by day, product and buyer, and searches without results. */
export default function FiguresPage() {
  const { days, range } = useDays();
  return (
    <Page title="数据" note={<PageNav of="figures" />} actions={range}>
      <Loaded read={operations.getFigures} input={{ query: days }} isList>
        {(data) => (
          <div className={css.stack}>
            <p className={css.muted}>销售按付款日计，已退按退款日计；取消的订单两边都不计</p>
            <Card title="销售" note={sumText(data)}>
              <TextsProvider texts={chartTexts}>
                <MonthChart label="每日销售" months={barsOf(data.days)} />
              </TextsProvider>
            </Card>
            <div className={css.split}>
              <Sales
                label="商品"
                count="件数"
                rows={data.goods.map(({ goodsId, name, spec, quantity, ...row }) => ({
                  ...row,
                  href: deskHref('goods', {}, { search: goodsId }),
                  name: `${name} ${spec}`,
                  count: quantity,
                }))}
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
              count="订单"
              rows={data.buyers.map(({ buyerId, company, ...row }) => ({
                ...row,
                href: deskHref('buyer', { id: buyerId }),
                name: company,
                count: row.orders,
              }))}
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const sumText = ({ total, otherRefunds }: Pick<Figures, 'total' | 'otherRefunds'>) =>
  salesText(total) + (isSome(otherRefunds) ? ` · 另有取消、多付的退款 ${formatMoney(otherRefunds)}` : '');

type SalesRow = Schemas['SalesFigures'] & { href: string; name: string; count: string | number };

/** Best sellers; shows the margin if the role may see it and the cost is known. */
function Sales({ label, count, rows }: { label: string; count: string; rows: readonly SalesRow[] }) {
  const hasMargin = rows.some(({ margin }) => margin !== null);
  const figures = [count, '销售额', '已退', '净额', ...(hasMargin ? ['毛利'] : [])];
  return (
    <Card title={`${label}（前 50）`} note={hasMargin && '毛利按下单时的进价，只计有进价的商品'}>
      <CardTable
        label={label}
        heads={[label, ...figures]}
        figures={figures}
        rows={rows.map(({ href, name, ...row }) => ({
          key: href,
          cells: [<Link href={href}>{name}</Link>, row.count, row.amount, row.refunded, row.net, row.margin ?? '—'],
        }))}
      />
    </Card>
  );
}
