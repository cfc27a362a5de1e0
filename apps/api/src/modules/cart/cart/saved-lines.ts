import { savedLinesCodec } from '@yaoji/api-client/wire';
import { lockBuyer } from '#db/lock-buyer.ts';
import { Refusal } from '#errors/refusal.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { BuyerContext, Handler } from '#operation.ts';
import { toQuantity, toSeconds } from '#wire-values.ts';
import { answerAdded } from './add-cart-lines.ts';
import { addLines } from './add-lines.ts';
import { answerFigures } from './answer-figures.ts';
import { deleteLines } from './cart.repository.ts';
import { openCart } from './open-cart.ts';
import { deleteSaved, mostSaved, savedRows, saveProducts } from './saved-line.repository.ts';

const showSaved = async ({ db, signedIn: { buyerId }, now }: Pick<BuyerContext, 'db' | 'signedIn' | 'now'>) => {
  const rows = await savedRows(db, buyerId);
  const goods = await loadGoods(db, { ids: rows.map(({ goodsId }) => goodsId), buyerId, now });
  const list = rows.flatMap(({ goodsId, quantity, createdAt }) => {
    const one = goods.get(goodsId);
    return one ? { goods: one, quantity: toQuantity(quantity), savedAt: toSeconds(createdAt) } : [];
  });
  return savedLinesCodec.write({ list });
};

export const getSavedLines: Handler<'getSavedLines'> = (_input, context) => showSaved(context);

export const saveCartLines: Handler<'saveCartLines'> = ({ body }, { db, signedIn: { buyerId }, now }) =>
  db.transaction(async (tx) => {
    const cart = await openCart(tx, buyerId, now);
    const gone = new Set(body.ids);
    if ((await saveProducts(tx, buyerId, body.ids, now)) > mostSaved) {
      throw new Refusal('savedLinesExceeded', { most: mostSaved });
    }
    await deleteLines(tx, buyerId, body.ids);
    return answerFigures(tx, { ...cart, rows: cart.rows.filter(({ id }) => !gone.has(id)) });
  });

/** Products that could not be added stay saved. */
export const restoreSavedLines: Handler<'restoreSavedLines'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  const added = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const lines = (await savedRows(tx, buyerId)).filter(({ goodsId }) => body.goods_ids.includes(goodsId));
    if (lines.length === 0) throw new Refusal('savedLinesMissing');
    const outcome = await addLines(tx, buyerId, lines, now);
    const went = outcome.results.filter(({ ok }) => ok).map(({ goodsId }) => goodsId);
    await deleteSaved(tx, buyerId, went);
    return outcome;
  });
  return answerAdded(added);
};

export const deleteSavedLines: Handler<'deleteSavedLines'> = async ({ body }, context) => {
  await deleteSaved(context.db, context.signedIn.buyerId, body.goods_ids);
  return showSaved(context);
};
