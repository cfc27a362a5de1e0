import { fromUnits, fromUnitsShort, MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE } from '../decimal.ts';
import type { Activity } from '../promotions/types.ts';
import type { OwnPrice } from './own-price.ts';
import type { PricedLine, PriceProof } from './priced-cart.ts';
import { type ReductionResult, reductionsOf } from './reductions.ts';
import { counts, type PricingContext, type WorkLine } from './work-line.ts';

const NOTHING: PriceProof = {
  list: '0.00',
  priceReduction: '0.00',
  amount: '0.00',
  reductions: [],
  paid: '0.00',
};

/** The lines of the result, in input order: `inputIndices` has that of each line of the context. */
export function pricedLines(
  inputIndices: readonly number[],
  { lines }: PricingContext,
  results: readonly ReductionResult[],
  left: readonly bigint[],
  joined: readonly (readonly Activity[])[],
): PricedLine[] {
  const priced: PricedLine[] = [];
  for (const [index, line] of lines.entries()) {
    priced[inputIndices[index] as number] = pricedLine(
      line,
      index,
      results,
      left[index] as bigint,
      joined[index] as Activity[],
    ); // an entry for every line
  }
  return priced;
}

/** A line of the result: its figures as text and the proof of its price (K5). */
function pricedLine(
  line: WorkLine,
  index: number,
  results: readonly ReductionResult[],
  left: bigint,
  joined: readonly Activity[],
): PricedLine {
  const { input, quantity, unitPrice } = line;
  const selected = counts(line);
  const amount = money(line.amount);
  return {
    id: input.id,
    goodsId: input.goodsId,
    quantity: fromUnitsShort(quantity, QUANTITY_SCALE),
    selected,
    excluded: line.exclusion,
    unitPrice: unitPrice === null ? null : fromUnitsShort(unitPrice, PRICE_SCALE, MONEY_SCALE),
    priceKind: line.priceKind,
    amount,
    ladder: line.ladder,
    shipsFree: line.shipsFree,
    joinsCoupon: line.joinsCoupon,
    fullReductionId: idOf(joined, 'full_reduction'),
    discountId: idOf(joined, 'discount'),
    proof: selected ? proofOf(line, amount, index, results, left) : { ...NOTHING },
  };
}

function idOf(joined: readonly Activity[], kind: Activity['kind']): number | null {
  for (const activity of joined) if (activity.kind === kind) return activity.id;
  return null;
}

function proofOf(
  line: WorkLine,
  amount: string,
  index: number,
  results: readonly ReductionResult[],
  left: bigint,
): PriceProof {
  return {
    list: money(line.list),
    priceReduction: money(line.list - line.amount),
    amount,
    reductions: reductionsOf(results, (shares) => shares[index] as bigint), // a share for every line
    paid: money(left),
    ...(line.priceKind === 'own' && { ownPrice: line.input.ownPrice as OwnPrice }), // its kind says so
  };
}

function money(units: bigint): string {
  return units === 0n ? '0.00' : fromUnits(units, MONEY_SCALE);
}
