import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { formatMoney, Link, Tabs } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { columnsOf } from '#pages/parts/columns.tsx';
import { ExportButtons } from '#pages/parts/export-buttons.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { useDays } from '#pages/parts/use-days.tsx';
import { sortQuery, useSort } from '#pages/parts/use-sort.ts';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useMay } from '#shared/session/operator.ts';
import { salesText } from './figure-words.ts';

type Row = OperationData<'listSales'>['list'][number];

const groups = { buyer: '客户', goods: '商品', region: '地区', salesperson: '业务员' } as const;
type By = keyof typeof groups;

const { text, figure, rest } = columnsOf<Row>();

const names: Readonly<Record<By, (row: Row) => ReactNode>> = {
  buyer: ({ key, name }) => <Link href={deskHref('buyer', { id: key })}>{name}</Link>,
  goods: ({ key, name, spec }) => (
    <>
      <Link href={deskHref('goods', {}, { search: key })}>{name}</Link> <span className={css.muted}>{spec}</span>
    </>
  ),
  region: ({ name }) => name,
  salesperson: ({ name }) => name,
};

const columnsFor = (by: By, seesMargin: boolean) => [
  rest(groups[by], names[by], { wide: true }),
  ...(by === 'goods' ? [text('件数', 80, ({ quantity }) => quantity, { align: 'end' })] : []),
  figure('订单', 72, ({ orders }) => orders),
  ...(by === 'buyer' ? [] : [figure('客户数', 72, ({ buyers }) => buyers, { priority: 'tablet' })]),
  figure('销售额', 112, ({ amount }) => formatMoney(amount)),
  figure('已退', 104, ({ refunded }) => formatMoney(refunded), { priority: 'tablet' }),
  figure('净额', 112, ({ net }) => formatMoney(net)),
  ...(seesMargin
    ? [
        figure('毛利', 104, ({ margin }) => (margin === null ? '—' : formatMoney(margin))),
        figure('没有进价', 104, ({ withoutCost }) => formatMoney(withoutCost ?? '0'), { priority: 'laptop' }),
      ]
    : []),
];

const columns = Object.fromEntries(
  Object.keys(groups).map((by) => [by, [false, true].map((seesMargin) => columnsFor(by as By, seesMargin))]),
);

const sorts = {
  件数: 'quantity',
  订单: 'orders',
  客户数: 'buyers',
  销售额: 'amount',
  已退: 'refunded',
  净额: 'net',
  毛利: 'margin',
} as const;

/** Sales of some days by buyer, product, region or salesperson. */
export default function SalesPage() {
  const { days, range } = useDays();
  const { filter, page, setFilters } = useFilters();
  const seesMargin = useMay()(operations.getStatement);
  const by = Object.hasOwn(groups, filter('by')) ? (filter('by') as By) : 'buyer';
  const { 毛利: _, ...others } = sorts;
  const { sort, sorted } = useSort(seesMargin ? sorts : others);
  const query = { ...days, by, ...sortQuery(sort), page };
  const sales = useRead(operations.listSales, { query }, { isList: true });
  return (
    <Page
      title="销售"
      note={<PageNav of="figures" />}
      actions={
        <>
          <ExportButtons of="销售" query={query} />
          {range}
        </>
      }
    >
      <div className={css.bar}>
        <Tabs
          label="销售按"
          value={by}
          onChange={(value) => setFilters({ by: value })}
          items={Object.entries(groups).map(([value, label]) => ({ value: value as By, label }))}
        />
      </div>
      {sales.data && (
        <div className={css.bar}>
          <span className={css.muted}>{salesText(sales.data.sum)}</span>
        </div>
      )}
      <RecordList
        caption={`${groups[by]}销售`}
        columns={sorted(columns[by]?.[Number(seesMargin)] ?? [])}
        query={sales}
        keyOf={({ key }) => key}
        empty="这些天没有销售"
      />
    </Page>
  );
}
