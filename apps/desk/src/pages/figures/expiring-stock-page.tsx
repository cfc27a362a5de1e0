import { type OperationData, operations } from '@yaoji/api-client/desk';
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

const { text, figure, rest } = columnsOf<OperationData<'listExpiringStock'>['list'][number]>();

const columns = [
  rest('商品', (row) => <GoodsName {...row} />, { wide: true }),
  text('批号', 128, ({ batchNo }) => batchNo || '—'),
  text('有效期至', 104, ({ expiry }) => expiry),
  figure('剩余天数', 88, ({ days }) => (days < 0 ? '已过期' : days)),
  figure('批次库存', 96, ({ quantity, unit }) => `${quantity}${unit}`),
  figure('预计卖不完', 104, ({ unsold, unit }) => <span className={css.warning}>{`${unsold}${unit}`}</span>),
  figure('进价金额', 120, ({ value }) => (value === null ? '没有进价' : formatMoney(value))),
];

const sorts = { 剩余天数: 'days', 预计卖不完: 'unsold', 进价金额: 'value' } as const;
const spans = [90, 180, 365];

/** Batches that expire before they are sold, at the pace of the last 90 days. */
export default function ExpiringStockPage() {
  const { filter, page, setFilters } = useFilters();
  const within = spans.find((each) => String(each) === filter('within')) ?? 365;
  const { sort, sorted } = useSort(sorts);
  const query = { within, ...sortQuery(sort), page };
  const stock = useRead(operations.listExpiringStock, { query }, { isList: true });
  return (
    <Page title="近效期" note={<PageNav of="figures" />} actions={<ExportButtons of="近效期库存" query={query} />}>
      <div className={css.bar}>
        <Select
          size="small"
          aria-label="到期"
          value={String(within)}
          onChange={(value) => setFilters({ within: value })}
          options={spans.map((each) => ({ value: String(each), label: `${each} 天内到期` }))}
        />
        <span className={css.muted}>
          按近 90 天的销量、先到期先出，到期前卖不完的。{stock.data && stockText(stock.data.sum)}
        </span>
      </div>
      <RecordList
        caption="近效期批次"
        columns={sorted(columns)}
        query={stock}
        keyOf={({ goodsId, batchNo, expiry }) => `${goodsId} ${batchNo} ${expiry}`}
        empty="没有到期前卖不完的批次"
      />
    </Page>
  );
}
