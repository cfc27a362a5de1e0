import { cartCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { setSelected } from './cart.repository.ts';
import { loadCart } from './load-cart.ts';

/** Loading the cart takes the selection back from lines that cannot be bought (S2). */
export const selectCartLines: Handler<'selectCartLines'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  await setSelected(db, buyerId, body.ids, body.is_selected === 1);
  return cartCodec.write(await loadCart(db, buyerId, now));
};
