import { count, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { address } from '#db/schema/address.ts';
import { buyer } from '#db/schema/buyer.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { wallet } from '#db/schema/wallet.ts';

export const findUser = async (db: Executor, buyerId: number) => {
  const [row] = await db
    .select({ buyer, points: wallet.points })
    .from(buyer)
    .leftJoin(wallet, eq(wallet.buyerId, buyer.id))
    .where(eq(buyer.id, buyerId));
  return row ?? null;
};

export const countCartLines = async (db: Executor, buyerId: number) => {
  const [row] = await db.select({ count: count() }).from(cartLine).where(eq(cartLine.buyerId, buyerId));
  return row?.count ?? 0;
};

export const defaultAddress = async (db: Executor, buyerId: number) => {
  const [row] = await db
    .select({ regionCode: address.regionCode, detail: address.detail })
    .from(address)
    .where(eq(address.buyerId, buyerId))
    .orderBy(desc(address.isDefault), desc(address.id))
    .limit(1);
  return row ?? null;
};

/** The kind of business; null before it was said. */
export const findAccountKind = async (db: Executor, buyerId: number) => {
  const [row] = await db.select({ kind: buyer.businessKind }).from(buyer).where(eq(buyer.id, buyerId));
  return row?.kind ?? null;
};

/** A buyer who is gone is shown what visitors are. */
export const showsFreeShippingZone = async (db: Executor, buyerId: number): Promise<boolean> => {
  const [row] = await db.select({ isShown: buyer.showsFreeShippingZone }).from(buyer).where(eq(buyer.id, buyerId));
  return row?.isShown ?? true;
};
