import { compareMoney } from '@yaoji/domain';
import type { Executor, Tx } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { invalid } from '#errors/refusal.ts';
import { grantRedPacket, grantVoucher } from './grant-benefit.repository.ts';
import { lockBuyerNamed } from './holder.repository.ts';

/** Grants each named buyer a benefit and counts them; one unknown name cancels all. */
export const grantToEach = async (
  tx: Executor,
  usernames: readonly string[],
  grant: (buyerId: number) => Promise<unknown>,
): Promise<number> => {
  // In a fixed order, so that concurrent grants do not deadlock.
  const names = [...new Set(usernames.map((name) => name.trim().toLowerCase()))].sort();
  for (const name of names) {
    const buyerId = await lockBuyerNamed(tx, name);
    if (buyerId === null) throw invalid({ usernames: `没有客户${name}` });
    await grant(buyerId);
  }
  return names.length;
};

type Benefit = { kind: 'voucher' | 'red_packet'; title: string; money: string; threshold: string; validDays: number };

/** Grants each named buyer a voucher or a red packet that is valid from now on, and counts them. */
export const grantBenefits = (
  tx: Tx,
  usernames: readonly string[],
  { kind, title, money, threshold, validDays }: Benefit,
  now: Date,
): Promise<number> => {
  if (compareMoney(money, 0) <= 0) throw invalid({ money: '金额须大于零' });
  const benefit = { title, money, expiresAt: new Date(now.getTime() + validDays * dayMs) };
  return grantToEach(tx, usernames, (buyerId) =>
    kind === 'voucher'
      ? grantVoucher(tx, buyerId, { ...benefit, threshold }, now)
      : grantRedPacket(tx, buyerId, benefit, now),
  );
};
