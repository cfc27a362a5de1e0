import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { pointsLog } from '#db/schema/wallet.ts';

type Paging = { page: number; perPage: number };
type Benefit = typeof redPacket | typeof cashVoucher;

export type BenefitStatus = 'unused' | 'used' | 'expired';

/** A benefit that was used counts as used, also when its time is over by now. */
const hasStatus = (table: Benefit, status: BenefitStatus, now: Date): SQL | undefined => {
  if (status === 'used') return isNotNull(table.usedAt);
  return and(isNull(table.usedAt), status === 'unused' ? gt(table.expiresAt, now) : lte(table.expiresAt, now));
};

/** What can still be used first, of that what runs out first; the rest by how lately it ran out. */
const usableFirst = (table: Benefit, now: Date): SQL[] => {
  const isUsable = sql`(${table.usedAt} is null and ${table.expiresAt} > ${now.toISOString()}::timestamptz)`;
  return [
    sql`${isUsable} desc`,
    sql`case when ${isUsable} then ${table.expiresAt} end`,
    desc(table.expiresAt),
    asc(table.id),
  ];
};

export const redPacketPage = async (db: Executor, buyerId: number, { page, perPage }: Paging, now: Date) => {
  const own = eq(redPacket.buyerId, buyerId);
  const rows = await db
    .select()
    .from(redPacket)
    .where(own)
    .orderBy(...usableFirst(redPacket, now))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(redPacket).where(own);
  return { rows, total: total?.count ?? 0 };
};

export const voucherPage = async (
  db: Executor,
  buyerId: number,
  status: BenefitStatus | undefined,
  { page, perPage }: Paging,
  now: Date,
) => {
  const asked = and(eq(cashVoucher.buyerId, buyerId), status && hasStatus(cashVoucher, status, now));
  const rows = await db
    .select()
    .from(cashVoucher)
    .where(asked)
    .orderBy(...usableFirst(cashVoucher, now))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(cashVoucher).where(asked);
  return { rows, total: total?.count ?? 0 };
};

/** The latest first. */
export const pointsLogPage = async (db: Executor, buyerId: number, { page, perPage }: Paging) => {
  const own = eq(pointsLog.buyerId, buyerId);
  const rows = await db
    .select()
    .from(pointsLog)
    .where(own)
    .orderBy(desc(pointsLog.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(pointsLog).where(own);
  return { rows, total: total?.count ?? 0 };
};
