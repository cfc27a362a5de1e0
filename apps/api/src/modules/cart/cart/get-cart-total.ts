import type { Handler } from '#operation.ts';
import { countLines } from './cart.repository.ts';

export const getCartTotal: Handler<'getCartTotal'> = async (_, { db, signedIn }) => ({
  total: await countLines(db, signedIn.buyerId),
});
