import { type BoughtGoods, boughtGoodsCodec, type Goods } from '@yaoji/api-client/wire';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import { matchKeywords } from '#modules/catalogue/search/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import { type BoughtRow, boughtPage } from './bought.repository.ts';

export const listBoughtGoods: Handler<'listBoughtGoods'> = async ({ query }, { db, now, signedIn: { buyerId } }) => {
  const { page = 1, per_page = 20, order: sort = 'recent', keywords = '' } = query;
  const match = keywords.trim() ? matchKeywords(keywords, 'goods') : null;
  // Keywords that cannot match find nothing, instead of everything (X4).
  if (keywords.trim() && !match) return { list: [], total: 0, page, per_page };
  const { list, total } = await boughtPage(db, buyerId, match, { page, perPage: per_page, sort });
  const goods = await loadGoods(db, { ids: list.map(({ goodsId }) => goodsId), buyerId, now });
  return {
    list: toBoughtGoods(list, goods).map(boughtGoodsCodec.write),
    total,
    page,
    per_page,
  };
};

/** Those that are still listed. */
export const toBoughtGoods = (rows: readonly BoughtRow[], goods: ReadonlyMap<number, Goods>): BoughtGoods[] =>
  rows.flatMap(({ goodsId, ...row }) => {
    const found = goods.get(goodsId);
    if (!found) return [];
    return {
      goods: found,
      times: row.times,
      quantity: toQuantity(row.quantity),
      lastQuantity: toQuantity(row.lastQuantity),
      lastPrice: toUnitPrice(row.lastPrice),
      lastAt: toSeconds(row.lastAt),
    };
  });
