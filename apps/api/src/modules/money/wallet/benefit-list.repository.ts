import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { pointsLog } from '#db/schema/wallet.ts';

type Benefit = typeof redPacket | typeof cashVoucher;

export type BenefitStatus = 'unused' | 'used' | 'expired';

/** A used benefit counts as used even after its expiry. */
const hasStatus = (table: Benefit, status: BenefitStatus, now: Date): SQL | undefined => {
  if (status === 'used') return isNotNull(table.usedAt);
  return and(isNull(table.usedAt), status === 'unused' ? gt(table.expiresAt, now) : lte(table.expiresAt, now));
};

/** Usable ones by expiry, then the most recently expired. */
const usableFirst = (table: Benefit, now: Date): SQL[] => {
  const isUsable = sql`(${table.usedAt} is null and ${table.expiresAt} > ${now.toISOString()}::timestamptz)`;
  return [
    sql`${isUsable} desc`,
    sql`case when ${isUsable} then ${table.expiresAt} end`,
    desc(table.expiresAt),
    asc(table.id),
  ];
};

export const redPacketPage = (db: Executor, buyerId: number, paging: Paging, now: Date) => {
  const own = eq(redPacket.buyerId, buyerId);
  return pageOf(db, redPacket, { where: own, orderBy: usableFirst(redPacket, now) }, paging);
};

export const voucherPage = (
  db: Executor,
  buyerId: number,
  status: BenefitStatus | undefined,
  paging: Paging,
  now: Date,
) => {
  const asked = and(eq(cashVoucher.buyerId, buyerId), status && hasStatus(cashVoucher, status, now));
  return pageOf(db, cashVoucher, { where: asked, orderBy: usableFirst(cashVoucher, now) }, paging);
};

export const pointsLogPage = (db: Executor, buyerId: number, paging: Paging) => {
  const own = eq(pointsLog.buyerId, buyerId);
  return pageOf(db, pointsLog, { where: own, orderBy: [desc(pointsLog.id)] }, paging);
};
