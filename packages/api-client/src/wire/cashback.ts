import { activitySummaryCodec } from './activity.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { flag } from './values.ts';

const cashbackTierCodec = recordOf('CashbackTier', {
  amount: 'amount',
  money: 'money',
  isReached: ['status', flag],
});

/** A cashback tier: purchases of `amount` get `money` back. */
export interface CashbackTier extends Model<typeof cashbackTierCodec> {}

/** A cashback ⇄ the data of `getCashback`. */
export const cashbackCodec = recordOf('Cashback', {
  /** Null if none is running. */
  activity: ['activity', nullable(activitySummaryCodec)],
  rules: 'rules',
  tiers: ['tiers', listOf(cashbackTierCodec)],
  /** The buyer's total so far; 0.00 for visitors. */
  amount: 'amount',
  /** Amount missing to the next tier; null at the top. */
  missing: 'missing',
  timestamp: 'timestamp',
});

/** 满额返现 with the buyer's progress. Times in Unix seconds. */
export interface Cashback extends Model<typeof cashbackCodec> {}
