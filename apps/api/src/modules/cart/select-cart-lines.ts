import type { Handler } from '#operation.ts';
import { answerCart } from './answer-cart.ts';
import { setSelected } from './cart.repository.ts';
import { loadCart } from './load-cart.ts';

/** Loading the cart takes the selection back from lines that cannot be bought (S2). */
export const selectCartLines: Handler<'selectCartLines'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  await setSelected(db, buyerId, body.ids, body.is_selected === 1);
  return answerCart(await loadCart(db, buyerId, now));
};
