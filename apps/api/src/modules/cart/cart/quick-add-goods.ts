import { Refusal } from '#errors/refusal.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { answerAdded } from './add-cart-lines.ts';
import { addLines } from './add-lines.ts';

export const quickAddGoods: Handler<'quickAddGoods'> = async ({ params }, { db, signedIn: { buyerId }, now }) => {
  const goods = (await loadGoods(db, { ids: [params.id], buyerId, now })).get(params.id);
  if (!goods) throw new Refusal('goodsUnlisted');
  return answerAdded(await addLines(db, buyerId, [{ goodsId: goods.id, quantity: goods.defaultQuantity }], now));
};
