import { type Cashback, cashbackCodec } from '@yaoji/api-client/wire';
import { compareMoney, mergeTiers, paidStatuses, subtractMoney } from '@yaoji/domain';
import { loadSummary } from '#modules/selling/activity/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds, toUnitPrice } from '#wire-values.ts';
import { cashbacksAt, cashbackTiers, spentIn } from './reward.repository.ts';

export const getCashback: Handler<'getCashback'> = async (_, { db, signedIn, now }) => {
  const [row] = await cashbacksAt(db, now);
  const timestamp = toSeconds(now);
  const none: Cashback = { activity: null, rules: '', tiers: [], amount: '0.00', missing: null, timestamp };
  if (!row) return cashbackCodec.write(none);

  const { startsAt, endsAt } = row;
  const asked = { startsAt, endsAt, statuses: paidStatuses };
  const amount = signedIn ? await spentIn(db, { ...asked, buyerId: signedIn.buyerId }) : '0.00';
  const tiers = (await cashbackTiers(db, row.id)).map(({ amount: from, money }) => ({
    amount: toUnitPrice(from),
    money,
    status: compareMoney(amount, from) >= 0 ? (1 as const) : (0 as const),
  }));
  const next = tiers.find(({ status }) => status === 0);
  return cashbackCodec.write({
    activity: await loadSummary(db, row, now),
    rules: row.rules,
    tiers: mergeTiers(tiers).map(({ status, ...tier }) => ({ ...tier, isReached: status === 1 })),
    amount,
    missing: next ? subtractMoney(next.amount, amount) : null,
    timestamp,
  });
};
