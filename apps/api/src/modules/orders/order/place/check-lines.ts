import type { LineRefusal } from '@yaoji/api-client/wire';
import { type Cart, priceCart } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import {
  type CartRow,
  chosenRows,
  loadCartFacts,
  type PreparedCart,
  priceCartLines,
} from '#modules/cart/cart/index.ts';
import { goneRefusal, lineRefusals } from './line-refusals.ts';

export type CheckedLines = {
  /** The available lines, priced without coupon, voucher or red packet. */
  cart: PreparedCart;
  refused: LineRefusal[];
};

type Options = {
  buyerId: number;
  lineIds: number[];
  requestId?: number | undefined;
  rows?: CartRow[] | undefined;
  isPickup: boolean;
  regionCode?: string | undefined;
  now: Date;
};

/** Splits chosen lines into available and unavailable ones, with the reason (O2). */
export const checkLines = async (
  db: Executor,
  { buyerId, lineIds, requestId, rows: outside, isPickup, regionCode, now }: Options,
): Promise<CheckedLines> => {
  const ids = [...new Set(lineIds)];
  const rows = outside ?? (await chosenRows(db, buyerId, ids, requestId));
  const facts = await loadCartFacts(db, rows, buyerId, now, regionCode);
  const prepared = priceCartLines(facts, { isPickup, isChosen: () => true });
  const there = new Set(prepared.rows.map(({ id }) => id));
  const refused = [...lineRefusals(prepared), ...ids.filter((id) => !there.has(id)).map(goneRefusal)];
  return { cart: without(prepared, refused), refused };
};

const without = (cart: PreparedCart, refused: LineRefusal[]): PreparedCart => {
  if (refused.length === 0) return cart;
  const gone = new Set(refused.map(({ lineId }) => lineId));
  const input = { ...cart.input, lines: cart.input.lines.filter(({ id }) => !gone.has(id)) };
  return { ...priceAgain(cart, input), rows: cart.rows.filter(({ id }) => !gone.has(id)) };
};

/** The same cart with other choices. */
export const priceAgain = (cart: PreparedCart, input: Cart): PreparedCart => ({
  ...cart,
  input,
  priced: priceCart(input),
});
