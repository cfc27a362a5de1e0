import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { flag } from './values.ts';

const rebateRunCodec = recordOf('RebateRun', {
  id: 'id',
  title: 'title',
  periodName: 'period_name',
  /** Ended, and not booked yet. */
  hasEnded: ['has_ended', flag],
  lastDay: 'last_day',
  /** Products that count, in words. */
  base: 'base',
  tiers: ['tiers', listOf(recordOf('RebateTier', { amount: 'amount', rate: 'rate' }))],
  counted: 'counted',
  rate: 'rate',
  due: 'due',
  /** Null at the top. */
  next: ['next', nullable(recordOf('RebateStep', { missing: 'missing', rate: 'rate' }))],
});

/** A period of a rebate that is not booked yet; rates in percent. */
export interface RebateRun extends Model<typeof rebateRunCodec> {}

const rebateNoteCodec = recordOf('RebateNote', {
  id: 'id',
  title: 'title',
  periodName: 'period_name',
  counted: 'counted',
  rate: 'rate',
  due: 'due',
  carried: 'carried',
  amount: 'amount',
  /** Change of `due` since, which the next period settles. */
  changedBy: 'changed_by',
  createdAt: 'created_at',
});

/** A booked rebate; times in Unix seconds. */
export interface RebateNote extends Model<typeof rebateNoteCodec> {}

/** The buyer's rebates ⇄ the data of `getRebates`. */
export const rebatesCodec = recordOf('Rebates', {
  runs: ['runs', listOf(rebateRunCodec)],
  notes: ['notes', listOf(rebateNoteCodec)],
});

/** Rebates that run, and those that are booked. */
export interface Rebates extends Model<typeof rebatesCodec> {}
