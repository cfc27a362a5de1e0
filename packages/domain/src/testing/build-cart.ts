import type { Cart, CartLine } from '../pricing/cart.ts';
import type { PricedCart, PricedLine } from '../pricing/priced-cart.ts';

/** A selected line of ten pieces at ¥10.00, unless overridden. */
export function line(id: number, changes: Partial<CartLine> = {}): CartLine {
  return { id, goodsId: id, quantity: 10, selected: true, listPrice: '10.00', ...changes };
}

/** A cart with these lines. */
export function cartOf(lines: readonly CartLine[], changes: Partial<Cart> = {}): Cart {
  return { lines, ...changes };
}

/** The priced line with an id. */
export function lineOf(priced: PricedCart, id: number): PricedLine {
  const found = priced.lines.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No line ${id}.`);
  return found;
}

/** Paid sums by line id. */
export function paidById(priced: PricedCart): Record<string, string> {
  return Object.fromEntries(priced.lines.map(({ id, proof }) => [id, proof.paid]));
}
