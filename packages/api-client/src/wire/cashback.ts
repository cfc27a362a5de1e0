import type { Schemas } from '../contract/index.ts';
import { type ActivitySummary, activitySummaryCodec } from './activity.ts';
import { listOf, nullable, record } from './codec.ts';
import { flag } from './values.ts';

/** A cashback tier: purchases of `amount` get `money` back. */
export interface CashbackTier {
  amount: string;
  money: string;
  isReached: boolean;
}

/** 满额返现 with the buyer's progress. Times in Unix seconds. */
export interface Cashback {
  /** Null if none is running. */
  activity: ActivitySummary | null;
  rules: string;
  tiers: CashbackTier[];
  /** The buyer's total so far; 0.00 for visitors. */
  amount: string;
  /** Amount missing to the next tier; null at the top. */
  missing: string | null;
  timestamp: number;
}

const cashbackTierCodec = record<Schemas['CashbackTier'], CashbackTier>({
  amount: 'amount',
  money: 'money',
  isReached: ['status', flag],
});

/** A cashback ⇄ the data of `getCashback`. */
export const cashbackCodec = record<Schemas['Cashback'], Cashback>({
  activity: ['activity', nullable(activitySummaryCodec)],
  rules: 'rules',
  tiers: ['tiers', listOf(cashbackTierCodec)],
  amount: 'amount',
  missing: 'missing',
  timestamp: 'timestamp',
});
