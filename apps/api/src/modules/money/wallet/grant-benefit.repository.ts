import type { Executor } from '#db/database.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { redPacket } from '#db/schema/red-packet.ts';

type NewRedPacket = { title: string; money: string; expiresAt: Date };
type NewVoucher = NewRedPacket & { threshold?: string };

export const grantRedPacket = async (tx: Executor, buyerId: number, packet: NewRedPacket, now: Date) => {
  await tx.insert(redPacket).values({ ...packet, buyerId, createdAt: now });
};

/** A voucher valid immediately. */
export const grantVoucher = async (tx: Executor, buyerId: number, voucher: NewVoucher, now: Date) => {
  await tx.insert(cashVoucher).values({ ...voucher, buyerId, startsAt: now, createdAt: now });
};
