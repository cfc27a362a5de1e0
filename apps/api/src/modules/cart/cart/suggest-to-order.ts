import { orderSuggestionsCodec } from '@yaoji/api-client/wire';
import { boughtOf } from '#modules/cart/bought/index.ts';
import { firstFound, loadGoods } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import { quantitiesOf } from './cart.repository.ts';

const shown = 6;

/** Search suggestions that can be added to the cart directly, each with the buyer's quantity of it. */
export const suggestToOrder: Handler<'suggestToOrder'> = async ({ query }, { db, now, signedIn: { buyerId } }) => {
  const { ids, understood } = await firstFound(db, query.keywords.trim(), { buyerId, now }, shown);
  const [goods, inCart, bought] = await Promise.all([
    loadGoods(db, { ids, buyerId, now }),
    quantitiesOf(db, buyerId, ids),
    boughtOf(db, buyerId, ids),
  ]);
  const list = ids.flatMap((id) => {
    const one = goods.get(id);
    const last = bought.find(({ goodsId }) => goodsId === id);
    return one
      ? {
          goods: one,
          contentPrice: one.contentPrice,
          inCart: toQuantity(inCart.get(id) ?? '0'),
          bought: last
            ? {
                times: last.times,
                quantity: toQuantity(last.quantity),
                lastQuantity: toQuantity(last.lastQuantity),
                lastPrice: toUnitPrice(last.lastPrice),
                lastAt: toSeconds(last.lastAt),
              }
            : null,
        }
      : [];
  });
  return orderSuggestionsCodec.write({ list, search: understood });
};
