import type { OperationId, OperationInput, operations } from '@yaoji/api-client/desk/contract';
import { chinaDay } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';
import { spanOf } from '#modules/money/ledger/index.ts';
import {
  type ExpiringRow,
  expiringStock,
  type SalesRow,
  type SlowRow,
  salesBy,
  slowGoods,
  totalSales,
} from '#modules/operators/figures/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { toQuantity, toSecondsOrNull } from '#wire-values.ts';
import { mostRows } from './books.ts';
import { type Column, exported, tableOf } from './exports.ts';
import { seesMargin, toFigures } from './figures.ts';
import type { DeskHandlers, WorkingContext } from './operation.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'' | 'exports/'}${'sales' | 'slow-goods' | 'expiring-stock'}` }
>['id'];

type Paged = { page?: number; perPage?: number };

const limits = ({ page = 1, perPage = 50 }: Paged) => ({ limit: perPage, offset: (page - 1) * perPage });
/** One more than allowed, to notice that there are more. */
const all = { limit: mostRows + 1, offset: 0 };

type SalesInput = OperationInput<'exportSales'>['query'];

const nameOf = ({ key, name }: SalesRow, by: SalesInput['by']) => {
  if (by === 'region') return regionName(key) || '未知地区';
  return name || (by === 'salesperson' ? '没有业务员' : '');
};

const findSales = (
  { from, to, by, sort = 'amount', order = 'desc' }: Omit<SalesInput, 'format'>,
  limit: typeof all,
  context: WorkingContext,
) => {
  // The order alone would tell which margins are the largest.
  if (sort === 'margin' && !seesMargin(context)) throw invalid({ sort: '没有查看毛利的权限' });
  return salesBy(context.db, spanOf({ from, to }), { by, sort, order, ...limit });
};

const groupNames = { buyer: '客户', goods: '商品', region: '地区', salesperson: '业务员' } as const;

const salesColumns = (by: SalesInput['by'], withMargin: boolean): Column<SalesRow>[] => [
  [groupNames[by], (row) => nameOf(row, by)],
  ...(by === 'goods'
    ? ([
        ['规格', ({ spec }) => spec],
        ['件数', ({ quantity }) => toQuantity(quantity), 'figure'],
      ] satisfies Column<SalesRow>[])
    : []),
  ['订单', ({ orders }) => String(orders), 'figure'],
  ['客户数', ({ buyers }) => String(buyers), 'figure'],
  ['销售额', ({ amount }) => amount, 'figure'],
  ['已退', ({ refunded }) => refunded, 'figure'],
  ['净额', ({ net }) => net, 'figure'],
  ...(withMargin
    ? ([
        ['毛利', ({ margin }) => margin ?? '', 'figure'],
        ['没有进价', ({ withoutCost }) => withoutCost, 'figure'],
      ] satisfies Column<SalesRow>[])
    : []),
];

type SlowInput = Omit<OperationInput<'exportSlowGoods'>['query'], 'format'>;

const findSlow = (
  { minDays = 90, sort = 'value', order = 'desc' }: SlowInput,
  limit: typeof all,
  context: WorkingContext,
) => slowGoods(context.db, minDays, { sort, order, ...limit }, context.now);

const slowColumns: readonly Column<SlowRow>[] = [
  ['商品ID', ({ goodsId }) => String(goodsId)],
  ['品名', ({ name }) => name],
  ['规格', ({ spec }) => spec],
  ['生产厂家', ({ maker }) => maker],
  ['单位', ({ unit }) => unit],
  ['库存', ({ stock }) => toQuantity(stock), 'figure'],
  ['近90天销量', ({ sold }) => toQuantity(sold), 'figure'],
  ['最后售出', ({ lastSoldAt }) => (lastSoldAt ? chinaDay(lastSoldAt) : '未售出')],
  ['可销天数', ({ days }) => (days === null ? '' : String(days)), 'figure'],
  ['进价金额', ({ value }) => value ?? '', 'figure'],
];

type ExpiringInput = Omit<OperationInput<'exportExpiringStock'>['query'], 'format'>;

const findExpiring = (
  { within = 365, sort = 'days', order = sort === 'days' ? 'asc' : 'desc' }: ExpiringInput,
  limit: typeof all,
  { db, now }: WorkingContext,
) => expiringStock(db, within, { sort, order, ...limit }, { now, today: chinaDay(now) });

const expiringColumns: readonly Column<ExpiringRow>[] = [
  ['商品ID', ({ goodsId }) => String(goodsId)],
  ['品名', ({ name }) => name],
  ['规格', ({ spec }) => spec],
  ['生产厂家', ({ maker }) => maker],
  ['单位', ({ unit }) => unit],
  ['批号', ({ batchNo }) => batchNo],
  ['有效期至', ({ expiry }) => expiry],
  ['剩余天数', ({ days }) => String(days), 'figure'],
  ['批次库存', ({ quantity }) => toQuantity(quantity), 'figure'],
  ['预计剩余', ({ unsold }) => toQuantity(unsold), 'figure'],
  ['进价金额', ({ value }) => value ?? '', 'figure'],
];

export const figureListHandlers = {
  listSales: async ({ query }, context) => {
    const { rows, total } = await findSales(query, limits(query), context);
    const withMargin = seesMargin(context);
    return {
      list: rows.map((row) => ({
        key: row.key,
        name: nameOf(row, query.by),
        spec: query.by === 'goods' ? row.spec : '',
        quantity: query.by === 'goods' ? toQuantity(row.quantity) : null,
        ...toFigures(row, withMargin),
      })),
      total,
      sum: toFigures(await totalSales(context.db, spanOf(query)), withMargin),
    };
  },
  exportSales: async ({ query }, context) => {
    const { rows } = await findSales(query, all, context);
    const table = tableOf(salesColumns(query.by, seesMargin(context)), rows);
    return exported(`${groupNames[query.by]}销售${query.from}至${query.to}`, query.format, table, context.now);
  },
  listSlowGoods: async ({ query }, context) => {
    const { rows, ...page } = await findSlow(query, limits(query), context);
    return {
      ...page,
      list: rows.map(({ stock, sold, lastSoldAt, ...row }) => ({
        ...row,
        stock: toQuantity(stock),
        sold: toQuantity(sold),
        lastSoldAt: toSecondsOrNull(lastSoldAt),
      })),
    };
  },
  exportSlowGoods: async ({ query }, context) => {
    const { rows } = await findSlow(query, all, context);
    return exported(`滞销商品${chinaDay(context.now)}`, query.format, tableOf(slowColumns, rows), context.now);
  },
  listExpiringStock: async ({ query }, context) => {
    const { rows, ...page } = await findExpiring(query, limits(query), context);
    const list = rows.map((row) => ({ ...row, quantity: toQuantity(row.quantity), unsold: toQuantity(row.unsold) }));
    return { ...page, list };
  },
  exportExpiringStock: async ({ query }, context) => {
    const { rows } = await findExpiring(query, all, context);
    return exported(`近效期库存${chinaDay(context.now)}`, query.format, tableOf(expiringColumns, rows), context.now);
  },
} satisfies DeskHandlers<Calls>;
