import {
  chinaDay,
  compareMoney,
  type Rebate,
  rebateFor,
  rebatePeriodAfter,
  rebatePeriodOf,
  settleRebate,
  subtractMoney,
} from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { toQuantity } from '#wire-values.ts';
import { countedInNotes, countedInPeriod } from './counted-lines.repository.ts';
import { notesOfRebate, type RebateNoteRow, type RebateRow } from './rebate.repository.ts';

/** A buyer's rebate of a period: as it was booked, else as it would be now. */
export type BuyerRebate = Omit<Rebate, 'next'> & {
  buyerId: number;
  carried: string;
  amount: string;
  /** Change of `due` since the booking. */
  changedBy: string;
  note: RebateNoteRow | null;
};

/** Rebates of a period by buyer, of one or of all; `next` is of today. */
export const buyerRebates = async (db: Executor, rebate: RebateRow, start: string, buyerId?: number) => {
  const counted = await countedInPeriod(db, rebate, start, buyerId);
  const notes = await notesOfRebate(db, rebate.id, buyerId);
  const changed = await countedInNotes(
    db,
    notes.map(({ id }) => id),
  );
  const dueNow = ({ id }: RebateNoteRow) => rebateFor(changed.get(id) ?? 0, rebate.tiers).due;
  const byBuyer = Map.groupBy(notes, (note) => note.buyerId);
  const rows = [...new Set([...counted.keys(), ...byBuyer.keys()])].map((id): BuyerRebate => {
    const own = byBuyer.get(id) ?? [];
    const note = own.find(({ period }) => period === start);
    if (note) {
      const { counted: then, rate, due, carried, amount } = note;
      const changedBy = subtractMoney(dueNow(note), due);
      return { buyerId: id, counted: then, rate: toQuantity(rate), due, carried, amount, changedBy, note };
    }
    const { next: _, ...now } = rebateFor(counted.get(id) ?? 0, rebate.tiers);
    const earlier = own.map((each) => ({ due: dueNow(each), booked: each.amount }));
    return { buyerId: id, ...now, ...settleRebate(now.due, earlier), changedBy: '0.00', note: null };
  });
  return rows
    .filter(({ counted: some, amount, note }) => note || compareMoney(some, 0) > 0 || compareMoney(amount, 0) > 0)
    .sort((one, other) => compareMoney(other.counted, one.counted) || one.buyerId - other.buyerId);
};

/** Whether it can be booked: something is due, or an earlier period is. */
export const isDue = ({ due, amount }: Pick<BuyerRebate, 'due' | 'amount'>): boolean =>
  compareMoney(due, 0) > 0 || compareMoney(amount, 0) > 0;

export const hasEnded = ({ period }: RebateRow, start: string, now: Date): boolean =>
  `${rebatePeriodAfter(period, start)}-01` <= chinaDay(now);

/** Periods of a rebate that have begun, the latest first. */
export const periodsUntil = ({ period, firstMonth, lastMonth }: RebateRow, now: Date, most: number): string[] => {
  const current = rebatePeriodOf(period, chinaDay(now));
  const periods: string[] = [];
  for (
    let each = firstMonth;
    each <= current && (lastMonth === null || each <= lastMonth);
    each = rebatePeriodAfter(period, each)
  )
    periods.push(each);
  return periods.reverse().slice(0, most);
};
