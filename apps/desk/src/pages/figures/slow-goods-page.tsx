import { type OperationData, operations } from '@yaoji/api-client/desk';
import { chinaDay } from '@yaoji/domain';
import { formatMoney, Select } from '@yaoji/ui';
import { columnsOf, GoodsName } from '#pages/parts/columns.tsx';
import { ExportButtons } from '#pages/parts/export-buttons.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { sortQuery, useSort } from '#pages/parts/use-sort.ts';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { stockText } from './figure-words.ts';

const { text, figure, rest } = columnsOf<OperationData<'listSlowGoods'>['list'][number]>();

const columns = [
  rest('商品', (row) => <GoodsName {...row} />, { wide: true }),
  figure('库存', 96, ({ stock, unit }) => `${stock}${unit}`),
  figure('近 90 天销量', 112, ({ sold }) => sold),
  text('最后售出', 104, ({ lastSoldAt }) => (lastSoldAt === null ? '未售出' : chinaDay(new Date(lastSoldAt * 1000)))),
  figure('可销天数', 88, ({ days }) => days ?? '—'),
  figure('进价金额', 120, ({ value }) => (value === null ? '没有进价' : formatMoney(value))),
];

const sorts = { 库存: 'stock', 最后售出: 'lastSoldAt', 可销天数: 'days', 进价金额: 'value' } as const;
const spans = [90, 180, 365];

/** Products in stock that sell slowly or not at all. */
export default function SlowGoodsPage() {
  const { filter, page, setFilters } = useFilters();
  const minDays = spans.find((each) => String(each) === filter('days')) ?? 90;
  const { sort, sorted } = useSort(sorts);
  const query = { minDays, ...sortQuery(sort), page };
  const goods = useRead(operations.listSlowGoods, { query }, { isList: true });
  return (
    <Page title="滞销" note={<PageNav of="figures" />} actions={<ExportButtons of="滞销商品" query={query} />}>
      <div className={css.bar}>
        <Select
          size="small"
          aria-label="可销天数"
          value={String(minDays)}
          onChange={(value) => setFilters({ days: value })}
          options={spans.map((each) => ({ value: String(each), label: `可销 ${each} 天以上` }))}
        />
        <span className={css.muted}>按近 90 天的销量，含没有卖出的。{goods.data && stockText(goods.data.sum)}</span>
      </div>
      <RecordList
        caption="滞销商品"
        columns={sorted(columns)}
        query={goods}
        keyOf={({ goodsId }) => String(goodsId)}
        empty="没有滞销的商品"
      />
    </Page>
  );
}
