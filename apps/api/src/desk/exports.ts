import type { OperationId, operations } from '@yaoji/api-client/desk/contract';
import {
  businessKindNames,
  buyerStatusNames,
  chinaDay,
  chinaTime,
  isPartlyShipped,
  orderStatusNames,
  partlyShippedName,
  paymentMethodNames,
} from '@yaoji/domain';
import type { PaperTable } from '@yaoji/papers';
import { invalid } from '#errors/refusal.ts';
import { deskGoodsPage } from '#modules/catalogue/goods/index.ts';
import { deskBuyerPage } from '#modules/identity/registration/index.ts';
import { seesCost } from '#modules/operators/operator/index.ts';
import { deskOrderLines } from '#modules/orders/order/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import type { FileAnswer } from '#operation.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import { mostRows, tableFile } from './books.ts';
import { toBuyerQuery } from './buyers.ts';
import type { DeskHandlers, Written } from './operation.ts';
import { toOrderQuery } from './orders.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/exports/${'orders' | 'buyers' | 'goods'}` }
>['id'];

/** One more than allowed, to notice that there are more. */
const first = { page: 1, perPage: mostRows + 1 };

/** A column: its header, its cell, and whether it adds up. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string, kind?: 'figure'];

export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): PaperTable => {
  if (rows.length > mostRows) throw invalid({ format: `超过${mostRows}行，请用筛选或搜索缩小范围后再导出` });
  return {
    heads: columns.map(([head]) => head),
    figures: columns.filter(([, , kind]) => kind).map(([head]) => head),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
};

export const timeOf = (at: Date) => chinaTime(at).replace('T', ' ');

type Line = Awaited<ReturnType<typeof deskOrderLines>>[number];

const lineColumns: readonly Column<Line>[] = [
  ['订单号', ({ no }) => no],
  ['下单时间', ({ createdAt }) => timeOf(createdAt)],
  ['客户', ({ company }) => company],
  ['状态', (row) => (isPartlyShipped(row) ? partlyShippedName : orderStatusNames[row.status])],
  ['付款方式', ({ paymentMethod }) => (paymentMethod === null ? '' : paymentMethodNames[paymentMethod])],
  ['商品编码', ({ code }) => code ?? ''],
  ['品名', ({ name }) => name],
  ['规格', ({ spec }) => spec],
  ['生产厂家', ({ maker }) => maker],
  ['单位', ({ unit }) => unit],
  ['数量', ({ quantity }) => toQuantity(quantity), 'figure'],
  ['单价', ({ unitPrice }) => toUnitPrice(unitPrice), 'figure'],
  ['金额', ({ amount }) => amount, 'figure'],
  ['实付', ({ paid }) => paid, 'figure'],
  ['快递单号', ({ trackingNos }) => trackingNos],
  ['业务员', ({ salesperson }) => salesperson ?? ''],
  ['推荐单', ({ proposalId }) => (proposalId === null ? '' : String(proposalId))],
  ['推荐人', ({ proposer }) => proposer ?? ''],
  ['下单人', ({ orderedBy }) => orderedBy],
  ['审批人', ({ approvedBy }) => approvedBy],
];

type Buyer = Awaited<ReturnType<typeof deskBuyerPage>>['rows'][number];

const buyerColumns: readonly Column<Buyer>[] = [
  ['客户', ({ company }) => company],
  ['账号', ({ username }) => username],
  ['联系人', ({ name }) => name],
  ['手机号', ({ phone }) => phone ?? ''],
  ['类型', ({ businessKind }) => (businessKind === null ? '' : businessKindNames[businessKind])],
  ['统一社会信用代码', ({ creditCode }) => creditCode ?? ''],
  ['地区', ({ regionCode }) => (regionCode ? regionName(regionCode) : '')],
  ['地址', ({ companyAddress }) => companyAddress],
  ['业务员', ({ salesperson }) => salesperson ?? ''],
  ['状态', ({ status }) => buyerStatusNames[status]],
  ['待审证件', ({ waitingDocuments }) => String(waitingDocuments), 'figure'],
  ['过期证件', ({ expiredDocuments }) => String(expiredDocuments), 'figure'],
  ['注册时间', ({ createdAt }) => timeOf(createdAt)],
];

type Goods = Awaited<ReturnType<typeof deskGoodsPage>>['rows'][number];

const priceCell = (price: string | null) => (price === null ? '' : toUnitPrice(price));

const goodsColumns = (withCost: boolean): readonly Column<Goods>[] => [
  ['商品ID', ({ id }) => String(id)],
  ['品名', ({ name }) => name],
  ['规格', ({ spec }) => spec],
  ['生产厂家', ({ maker }) => maker],
  ['批准文号', ({ approvalNo }) => approvalNo],
  ['单位', ({ unit }) => unit],
  ['单价', ({ price }) => priceCell(price), 'figure'],
  ...(withCost ? ([['成本价', ({ cost }) => priceCell(cost), 'figure']] satisfies Column<Goods>[]) : []),
  ['中包装', ({ packStep }) => toQuantity(packStep), 'figure'],
  ['件装量', ({ caseSize }) => toQuantity(caseSize), 'figure'],
  ['限购', ({ purchaseCap }) => toQuantity(purchaseCap), 'figure'],
  ['库存', ({ stock }) => toQuantity(stock), 'figure'],
  ['7天销量', ({ sold }) => toQuantity(sold), 'figure'],
  ['最近效期', ({ expiry }) => expiry ?? ''],
  ['状态', ({ onShelf }) => (onShelf ? '在售' : '下架')],
];

/** The file, and its entry in the operator log. */
export const exported = async (
  name: string,
  format: 'csv' | 'xlsx',
  table: PaperTable,
  now: Date,
): Promise<Written<FileAnswer>> => {
  const rows = table.rows.length;
  const data = await tableFile(name, format, table, now);
  return { data, message: `导出${rows}行`, subject: '', before: null, after: { rows } };
};

export const exportHandlers = {
  exportOrders: async ({ query: { format, ...asked } }, { db, now }) => {
    const rows = await deskOrderLines(db, toOrderQuery(asked), first.perPage);
    return exported(`订单${chinaDay(now)}`, format, tableOf(lineColumns, rows), now);
  },
  exportBuyers: async ({ query: { format, ...asked } }, { db, now, working }) => {
    const { rows } = await deskBuyerPage(db, toBuyerQuery(asked, working.operator), first, chinaDay(now));
    return exported(`客户${chinaDay(now)}`, format, tableOf(buyerColumns, rows), now);
  },
  exportGoods: async ({ query: { format, ...asked } }, { db, now, working }) => {
    const { rows } = await deskGoodsPage(db, asked, first, now);
    return exported(`商品${chinaDay(now)}`, format, tableOf(goodsColumns(seesCost(working.operator)), rows), now);
  },
} satisfies DeskHandlers<Calls>;
