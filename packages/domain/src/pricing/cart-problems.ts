import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import type { CartProblem } from './priced-cart.ts';
import { counts, type PricingContext, type WorkLine } from './work-line.ts';

/** The problems of ordering the counted lines together, and whether the wallet may pay (B7). */
export function cartProblems({ cart, lines }: PricingContext): { problems: CartProblem[]; walletAllowed: boolean } {
  const counted = lines.filter(counts);
  const ephedrine = counted.filter((line) => line.input.containsEphedrine);
  const problems = minimumProblem(counted, toExactUnits(cart.shipping?.minimum ?? 0, MONEY_SCALE));
  if (ephedrine.length > 0 && ephedrine.length < counted.length)
    problems.unshift({
      code: 'EPHEDRINE_OWN_ORDER',
      message: '含麻黄碱类复方制剂须单独下单',
      lineIds: ephedrine.map((line) => line.input.id),
    });
  return { problems, walletAllowed: ephedrine.length === 0 };
}

/** Counts the products before reductions, so that a coupon never makes an order too small. */
function minimumProblem(counted: readonly WorkLine[], minimum: bigint): CartProblem[] {
  const missing = minimum - counted.reduce((sum, { amount }) => sum + amount, 0n);
  if (counted.length === 0 || missing <= 0n) return [];
  const money = (units: bigint) => fromUnits(units, MONEY_SCALE);
  const message = `还差¥${money(missing)}起送，收货地区满¥${money(minimum)}起送`;
  return [{ code: 'BELOW_MINIMUM', message, lineIds: [] }];
}
