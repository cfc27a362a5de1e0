import { cartCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { deleteLines } from './cart.repository.ts';
import { loadCart } from './load-cart.ts';

export const deleteCartLines: Handler<'deleteCartLines'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  await deleteLines(db, buyerId, body.ids);
  return cartCodec.write(await loadCart(db, buyerId, now));
};
