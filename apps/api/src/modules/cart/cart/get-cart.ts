import { cartCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { loadCart } from './show-cart.ts';

export const getCart: Handler<'getCart'> = async ({ query }, { db, signedIn, now }) =>
  cartCodec.write(await loadCart(db, signedIn.buyerId, now, query));
