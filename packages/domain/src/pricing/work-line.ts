import type { Activity } from '../promotions/types.ts';
import type { Id } from '../values.ts';
import type { Cart, CartLine, PriceKind } from './cart.ts';
import type { Exclusion, LadderPosition } from './priced-cart.ts';

/** A line while it is priced. Money in cents, unit price in 10^-4 yuan, quantity in 10^-3 pieces. */
export interface WorkLine {
  input: CartLine;
  quantity: bigint;
  /** Null without a quoted price. */
  unitPrice: bigint | null;
  priceKind: PriceKind;
  list: bigint;
  amount: bigint;
  ladder: LadderPosition | null;
  exclusion: Exclusion | null;
  shipsFree: boolean;
  joinsCoupon: boolean;
}

/** What every step sees: the lines in order of their ids, the activities that run now, and who belongs to what. */
export interface PricingContext {
  cart: Cart;
  lines: readonly WorkLine[];
  activities: readonly Activity[];
  /** Places in `lines`, by activity. */
  members: ReadonlyMap<Activity, readonly number[]>;
}

/** Whether a line counts. */
export function counts(line: WorkLine): boolean {
  return line.exclusion === null;
}

/** One text per id, so that 7 and '7' meet. */
export function idKey(id: Id): string {
  return String(id);
}
