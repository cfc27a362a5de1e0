import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { buyerCoupon } from '#db/schema/coupon.ts';
import { credentials } from '#db/schema/credentials.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { moneyLog, wallet } from '#db/schema/wallet.ts';

export const findWallet = async (db: Executor, buyerId: number) => {
  const [row] = await db.select().from(wallet).where(eq(wallet.buyerId, buyerId));
  return row ?? { buyerId, balance: '0.00', points: 0 };
};

export const hasPaymentPassword = async (db: Executor, buyerId: number) => {
  const [row] = await db
    .select({ has: sql<boolean>`${credentials.paymentPasswordHash} is not null` })
    .from(credentials)
    .where(eq(credentials.buyerId, buyerId));
  return row?.has ?? false;
};

const sumOf = (column: typeof redPacket.money | typeof cashVoucher.money) =>
  sql<string>`coalesce(sum(${column}), 0)::numeric(14,2)`;

export const unusedRedPackets = async (db: Executor, buyerId: number, now: Date) => {
  const [row] = await db
    .select({ money: sumOf(redPacket.money), count: count() })
    .from(redPacket)
    .where(and(eq(redPacket.buyerId, buyerId), isNull(redPacket.usedAt), gt(redPacket.expiresAt, now)));
  return row ?? { money: '0.00', count: 0 };
};

export const unusedVouchers = async (db: Executor, buyerId: number, now: Date) => {
  const [row] = await db
    .select({ money: sumOf(cashVoucher.money), count: count() })
    .from(cashVoucher)
    .where(
      and(
        eq(cashVoucher.buyerId, buyerId),
        isNull(cashVoucher.usedAt),
        lte(cashVoucher.startsAt, now),
        gt(cashVoucher.expiresAt, now),
      ),
    );
  return row ?? { money: '0.00', count: 0 };
};

export const countUnusedCoupons = async (db: Executor, buyerId: number, now: Date) => {
  const [row] = await db
    .select({ count: count() })
    .from(buyerCoupon)
    .where(and(eq(buyerCoupon.buyerId, buyerId), isNull(buyerCoupon.usedAt), gt(buyerCoupon.expiresAt, now)));
  return row?.count ?? 0;
};

type Movement = {
  kind: (typeof moneyLog.$inferSelect)['kind'];
  change: string;
  orderId: number | null;
  /** The cause; each cause is booked only once. */
  reference: string;
  remark: string;
};

export type Booking = 'booked' | 'already' | 'too_little';

/**
 * Changes a balance and logs it, both or neither. Call it in a transaction; it locks the wallet's row until the end.
 */
export const bookMoney = async (tx: Executor, buyerId: number, movement: Movement, now: Date): Promise<Booking> => {
  await tx.insert(wallet).values({ buyerId }).onConflictDoNothing();
  const [held] = await tx
    .select({ balanceAfter: sql<string>`(${wallet.balance} + ${movement.change}::numeric)::numeric(14,2)` })
    .from(wallet)
    .where(eq(wallet.buyerId, buyerId))
    .for('update');
  if (!held) throw new Error('A buyer has no wallet.');
  const [booked] = await tx
    .select({ id: moneyLog.id })
    .from(moneyLog)
    .where(eq(moneyLog.reference, movement.reference));
  if (booked) return 'already';
  if (held.balanceAfter.startsWith('-')) return 'too_little';
  await tx.update(wallet).set({ balance: held.balanceAfter }).where(eq(wallet.buyerId, buyerId));
  await tx.insert(moneyLog).values({ ...movement, buyerId, balanceAfter: held.balanceAfter, createdAt: now });
  return 'booked';
};
