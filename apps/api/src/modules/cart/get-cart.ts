import type { Handler } from '#operation.ts';
import { answerCart } from './answer-cart.ts';
import { loadCart } from './load-cart.ts';

export const getCart: Handler<'getCart'> = async ({ query }, { db, signedIn, now }) =>
  answerCart(await loadCart(db, signedIn.buyerId, now, query.filters));
