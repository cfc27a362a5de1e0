import { goodsCodec } from '@yaoji/api-client/wire';
import { firstGoodsIds, loadGoods } from '#modules/catalogue/goods/index.ts';
import { usualGoodsOf } from '#modules/identity/purchaser/index.ts';
import type { Handler } from '#operation.ts';

const shown = 10;

/** The buyer's usual products, then best sellers. */
export const listRecommendedGoods: Handler<'listRecommendedGoods'> = async (_, { db, now, config, signedIn }) => {
  const buyerId = signedIn?.buyerId ?? null;
  const [usual, best] = await Promise.all([
    buyerId === null ? [] : usualGoodsOf(db, buyerId, shown, now),
    firstGoodsIds(db, { inStock: true }, shown * 2, now),
  ]);
  const ids = [...new Set([...usual, ...best])];
  const goods = await loadGoods(db, { ids, buyerId, now, arePricesOpen: config.openPrices });
  const found = ids.flatMap((id) => goods.get(id) ?? []);
  return found.slice(0, shown).map(goodsCodec.write);
};
