import type { Handler } from '#operation.ts';
import { countPieces } from './coupon.repository.ts';

export const countCoupons: Handler<'countCoupons'> = (_, { db, signedIn: { buyerId }, now }) =>
  countPieces(db, buyerId, now);
