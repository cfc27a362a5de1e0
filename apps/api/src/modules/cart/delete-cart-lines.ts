import type { Handler } from '#operation.ts';
import { answerCart } from './answer-cart.ts';
import { deleteLines } from './cart.repository.ts';
import { loadCart } from './load-cart.ts';

export const deleteCartLines: Handler<'deleteCartLines'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  await deleteLines(db, buyerId, body.ids);
  return answerCart(await loadCart(db, buyerId, now));
};
