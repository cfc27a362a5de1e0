import type { RedPacket, Voucher } from '@yaoji/api-client/wire';
import { toSeconds } from '#wire-values.ts';
import type { RedPacketRow, VoucherRow } from './benefit.repository.ts';

export const toVoucher = (row: VoucherRow, now: Date): Voucher => ({
  id: row.id,
  title: row.title,
  money: row.money,
  threshold: row.threshold,
  startsAt: toSeconds(row.startsAt),
  endsAt: toSeconds(row.expiresAt),
  status: row.usedAt ? 'used' : row.expiresAt <= now ? 'expired' : 'unused',
});

export const toRedPacket = (row: RedPacketRow, now: Date): RedPacket => ({
  id: row.id,
  title: row.title,
  money: row.money,
  startsAt: toSeconds(row.createdAt),
  endsAt: toSeconds(row.expiresAt),
  status: row.usedAt ? 'used' : row.expiresAt <= now ? 'expired' : 'unused',
});
