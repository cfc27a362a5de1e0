import { storeCodec } from '@yaoji/api-client/wire';
import { writeCsv, writeXlsx } from '@yaoji/papers';
import { FileAnswer, type Handler, xlsxType } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { findStores, monthsOf, storesBelow } from './store.repository.ts';
import { toStore } from './store-model.ts';

export const listStores: Handler<'listStores'> = async (_, context) => {
  const { db, now, signedIn } = context;
  const ids = await storesBelow(db, await homeOf(context));
  const [rows, months] = await Promise.all([findStores(db, ids), monthsOf(db, ids, now, 1)]);
  return rows
    .map((row) => toStore(row, signedIn.buyerId, months))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map((store) => storeCodec.write(store));
};

export const downloadStoreMonths: Handler<'downloadStoreMonths'> = async ({ query }, context) => {
  const { db, now } = context;
  const ids = await storesBelow(db, await homeOf(context));
  const [stores, months] = await Promise.all([findStores(db, ids), monthsOf(db, ids, now, 11)]);
  const companies = new Map(stores.map(({ id, company, username }) => [id, company || username]));
  const figures = ['订单数', '订单金额', '已退款', '待付款'];
  const rows = months.map(({ buyerId, month, orderCount, total, returned, waiting }) => [
    month,
    companies.get(buyerId) ?? '',
    String(orderCount),
    total,
    returned,
    waiting,
  ]);
  const table = { heads: ['月份', '门店', ...figures], figures, rows };
  return query.format === 'xlsx'
    ? new FileAnswer(await writeXlsx(table, now), xlsxType, '各店采购.xlsx')
    : new FileAnswer(Buffer.from(writeCsv(table)), 'text/csv', '各店采购.csv');
};
