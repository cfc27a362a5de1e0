import type { Cart } from '@yaoji/api-client/wire';
import { isSame } from '#shared/data/is-same.ts';

/** The new cart with the objects of the earlier one wherever they hold the same: a row is drawn again only for cause. */
export function shareLines(earlier: Cart | undefined, cart: Cart): Cart {
  if (!earlier || earlier === cart) return cart;
  const known = new Map(earlier.lines.map((line) => [line.id, line]));
  const keep = <Part>(before: Part, now: Part): Part => (isSame(before, now) ? before : now);
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const before = known.get(line.id);
      return before ? keep(before, line) : line;
    }),
    rules: keep(earlier.rules, cart.rules),
    warnings: keep(earlier.warnings, cart.warnings),
    filters: keep(earlier.filters, cart.filters),
  };
}
