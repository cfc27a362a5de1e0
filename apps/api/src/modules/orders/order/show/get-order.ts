import { orderCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { loadOrder } from './load-order.ts';

export const getOrder: Handler<'getOrder'> = async ({ params }, { db, signedIn, now }) =>
  orderCodec.write(await loadOrder(db, signedIn.buyerId, params.id, now));
