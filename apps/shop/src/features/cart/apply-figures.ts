import { replaceEqualDeep } from '@tanstack/react-query';
import { type Cart, type CartFigures, type CartLine, type LineFigures, pricingInput } from '@yaoji/api-client/wire';
import { compareDecimals, type PricedCart, priceCart } from '@yaoji/domain';

/**
 * Applies the figures of an answer to the browser's cart; a line without figures is removed. `agrees` is false if the
 * browser lacks a line or promotion, or computes different amounts than the server: its cart is then stale and must be
 * read again.
 */
export function applyFigures(cart: Cart, { lines: answered, ...sums }: CartFigures): { cart: Cart; agrees: boolean } {
  const known = new Map(cart.lines.map((line) => [line.id, line]));
  const figures = answered.filter(({ id }) => known.has(id));
  const changed = figures.map((each) => withFigures(known.get(each.id) as CartLine, each)); // known lines only
  const priced = priceCart(pricingInput({ ...sums, lines: changed }));
  const lines = changed.map((line, index) => withProof(line, priced.lines[index]));
  const agrees =
    figures.length === answered.length &&
    lines.every((line) => knowsRules(line, sums.rules)) &&
    hasSameAmounts(priced, { ...sums, lines: figures });
  return { cart: { ...cart, ...sums, lines }, agrees };
}

/** The same object if nothing changed. */
const withFigures = (line: CartLine, { amount: _, ...figures }: LineFigures): CartLine =>
  replaceEqualDeep(line, { ...line, ...figures });

const withProof = (line: CartLine, priced: PricedCart['lines'][number] | undefined): CartLine =>
  priced ? replaceEqualDeep(line, { ...line, proof: priced.proof }) : line;

/** A promotion that has just begun may apply to products in the browser's cart. */
const knowsRules = ({ goodsId, activityIds }: CartLine, { tierRules, discounts }: Cart['rules']) =>
  [...tierRules, ...discounts].every(({ id, goodsIds }) => !goodsIds.includes(goodsId) || activityIds.includes(id));

const hasSameAmounts = (priced: PricedCart, { lines, totals }: CartFigures) =>
  priced.totals.payable === totals.payable &&
  lines.every(({ unitPrice, amount }, index) => {
    const line = priced.lines[index];
    return line?.amount === amount && isSamePrice(line.unitPrice, unitPrice);
  });

const isSamePrice = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : compareDecimals(a, b) === 0;
