import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { redPacket } from '#db/schema/red-packet.ts';

export type VoucherRow = typeof cashVoucher.$inferSelect;
export type RedPacketRow = typeof redPacket.$inferSelect;

const usableVoucher = (buyerId: number, now: Date) =>
  and(
    eq(cashVoucher.buyerId, buyerId),
    isNull(cashVoucher.usedAt),
    lte(cashVoucher.startsAt, now),
    gt(cashVoucher.expiresAt, now),
  );

const usableRedPacket = (buyerId: number, now: Date) =>
  and(eq(redPacket.buyerId, buyerId), isNull(redPacket.usedAt), gt(redPacket.expiresAt, now));

export const usableVouchers = (db: Executor, buyerId: number, now: Date): Promise<VoucherRow[]> =>
  db
    .select()
    .from(cashVoucher)
    .where(usableVoucher(buyerId, now))
    .orderBy(asc(cashVoucher.expiresAt), asc(cashVoucher.id));

export const usableRedPackets = (db: Executor, buyerId: number, now: Date): Promise<RedPacketRow[]> =>
  db.select().from(redPacket).where(usableRedPacket(buyerId, now)).orderBy(asc(redPacket.expiresAt), asc(redPacket.id));

/** False if it has been used or has expired meanwhile. */
export const spendVoucher = async (tx: Executor, buyerId: number, id: number, orderId: number, now: Date) => {
  const rows = await tx
    .update(cashVoucher)
    .set({ usedAt: now, orderId })
    .where(and(eq(cashVoucher.id, id), usableVoucher(buyerId, now)))
    .returning({ id: cashVoucher.id });
  return rows.length === 1;
};

/** False if it has been used or has expired meanwhile. */
export const spendRedPacket = async (tx: Executor, buyerId: number, id: number, orderId: number, now: Date) => {
  const rows = await tx
    .update(redPacket)
    .set({ usedAt: now, orderId })
    .where(and(eq(redPacket.id, id), usableRedPacket(buyerId, now)))
    .returning({ id: redPacket.id });
  return rows.length === 1;
};

/** Restores the benefits of a cancelled order (O5). */
export const restoreBenefits = async (tx: Executor, orderId: number) => {
  const unused = { usedAt: null, orderId: null };
  await tx.update(cashVoucher).set(unused).where(eq(cashVoucher.orderId, orderId));
  await tx.update(redPacket).set(unused).where(eq(redPacket.orderId, orderId));
};
