import { chinaDay } from '@yaoji/domain';
import { addDays, monthEnd } from '../calendar.ts';
import type { Chance } from '../random.ts';
import type { Draft } from './draft.ts';
import { units } from './figures.ts';

/** One batch in the warehouse; the quantities of a product's batches add up to its stock. */
type DemoBatch = Record<'batchNo' | 'expiry' | 'quantity', string>;

/** Tools and plain daily products have no expiry. */
export function bearsExpiry(draft: Draft): boolean {
  if (draft.kind === 'daily') return /湿巾|足浴|清洁片|眼罩/.test(draft.name);
  return !(draft.kind === 'device1' && /诊察|康复|手术|中医/.test(draft.category) && !/艾条|压舌板/.test(draft.name));
}

function shelfLifeMonths(draft: Draft, chance: Chance): number {
  if (draft.kind === 'food') return chance.pick([12, 18, 24]);
  if (draft.kind.startsWith('device')) return chance.pick([24, 36, 60]);
  return chance.pick([24, 24, 36]);
}

function batchNumber(made: Date, makerNumber: number, chance: Chance): string {
  const day = chinaDay(made).replaceAll('-', '');
  const run = chance.integer(1, 9);
  switch (makerNumber % 4) {
    case 0:
      return `${day.slice(2)}0${run}`;
    case 1:
      return `${day}`;
    case 2:
      return `${chance.pick(['A', 'B', 'D', 'K', 'T'])}${day.slice(2, 6)}0${run}`;
    default:
      return `${day.slice(2, 6)}0${run}${chance.integer(1, 4)}`;
  }
}

/** One to three batches, nearest expiry first; their quantities add up to the stock. */
export function batchesOf(
  draft: Draft,
  makerNumber: number,
  stock: number,
  nearExpiry: boolean,
  today: Date,
  chance: Chance,
): DemoBatch[] {
  const life = shelfLifeMonths(draft, chance);
  const count = stock === 0 ? 1 : chance.happens(0.12) ? 3 : chance.happens(0.25) ? 2 : 1;
  const first = nearExpiry ? chance.integer(1, 4) : chance.integer(Math.min(8, life - 3), Math.max(9, life - 4));
  const expiries = [first];
  while (expiries.length < count) expiries.push((expiries.at(-1) ?? first) + chance.integer(2, 6));
  const share = Math.floor(stock / count / 1000) * 1000;
  const taken = new Set<string>();
  return expiries.map((months, index) => {
    const expiry = monthEnd(today, Math.min(months, life + index));
    const made = addDays(monthEnd(expiry, -life), -chance.integer(0, 24));
    let batchNo = batchNumber(made.getTime() < today.getTime() ? made : addDays(today, -20), makerNumber, chance);
    while (taken.has(batchNo)) batchNo += '-1';
    taken.add(batchNo);
    const quantity = index === 0 ? stock - share * (count - 1) : share;
    return { batchNo, expiry: bearsExpiry(draft) ? chinaDay(expiry) : '', quantity: units(quantity) };
  });
}
