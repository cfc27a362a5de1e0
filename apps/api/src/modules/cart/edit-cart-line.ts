import { cartCodec } from '@yaoji/api-client/wire';
import { clampQuantity, maximumReachedText } from '@yaoji/domain';
import { notFound, Refusal } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { chosenRows, setQuantity } from './cart.repository.ts';
import { factsOf } from './line-facts.ts';
import { loadCart } from './load-cart.ts';
import { loadSources } from './prepare-cart.ts';

/** The number is rounded and limited here as the quantity control does it (Q1–Q4), whatever was sent. */
export const editCartLine: Handler<'editCartLine'> = async ({ params, body }, { db, signedIn: { buyerId }, now }) => {
  const [row] = await chosenRows(db, buyerId, [params.id]);
  if (!row) throw notFound('购物车中没有这件商品');
  const facts = factsOf(row, await loadSources(db, [row.goodsId], buyerId, now));
  if (!facts) throw notFound('商品不存在或已下架');
  if (facts.block) throw new Refusal('stateChanged', facts.block.message);
  const { quantity, reachedMaximum } = clampQuantity(body.params.number, facts.limits);
  await setQuantity(db, buyerId, row.id, quantity, now);
  return new Answer(cartCodec.write(await loadCart(db, buyerId, now)), reachedMaximum ? maximumReachedText : '');
};
