import type { Activity } from '../promotions/types.ts';
import type { Cart, CartLine, PriceKind } from './cart.ts';
import type { Exclusion, LadderPosition } from './priced-cart.ts';

/** A line during pricing. Money in cents, unit price in 10^-4 yuan, quantity in 10^-3 pieces. */
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

/** The input of every step: the lines ordered by id, the running activities, and the lines of each. */
export interface PricingContext {
  cart: Cart;
  lines: readonly WorkLine[];
  activities: readonly Activity[];
  /** Positions in `lines`, by activity. */
  members: ReadonlyMap<Activity, readonly number[]>;
}

/** Whether a line counts. */
export function counts(line: WorkLine): boolean {
  return line.exclusion === null;
}
