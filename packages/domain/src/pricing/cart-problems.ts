import type { CartProblem } from './priced-cart.ts';
import { counts, type PricingContext } from './work-line.ts';

/** The problems of ordering the counted lines together, and whether the wallet may pay (B7). */
export function cartProblems({ lines }: PricingContext): { problems: CartProblem[]; walletAllowed: boolean } {
  const counted = lines.filter(counts);
  const ephedrine = counted.filter((line) => line.input.containsEphedrine);
  if (ephedrine.length === 0) return { problems: [], walletAllowed: true };
  if (ephedrine.length === counted.length) return { problems: [], walletAllowed: false };
  const problem: CartProblem = {
    code: 'EPHEDRINE_OWN_ORDER',
    message: '含麻黄碱类复方制剂须单独下单',
    lineIds: ephedrine.map((line) => line.input.id),
  };
  return { problems: [problem], walletAllowed: false };
}
