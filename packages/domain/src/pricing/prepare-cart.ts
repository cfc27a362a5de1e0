import { combinationStates } from '../promotions/combination.ts';
import { membershipTest, runningActivities } from '../promotions/membership.ts';
import { settleSwaps } from '../promotions/swap.ts';
import type { Activity } from '../promotions/types.ts';
import type { Cart } from './cart.ts';
import { priceLine } from './price-line.ts';
import { counts, type PricingContext } from './work-line.ts';

/** The amounts of the lines in cents, 0 for a line that does not count. */
export function countedAmounts({ lines }: PricingContext): bigint[] {
  return lines.map((line) => (counts(line) ? line.amount : 0n));
}

/** The lines of a cart at their unit prices, its activities with their members, and its swaps. */
export function prepareCart(cart: Cart) {
  const { now } = cart;
  const activities = runningActivities(cart);
  const combinations = combinationStates(cart.lines, activities);
  const completeCombinations = new Set(
    combinations.filter(({ sets }) => sets !== '0').map(({ activityId }) => activityId),
  );
  const order = [...cart.lines.entries()].sort(([, a], [, b]) => a.id - b.id);
  const lines = order.map(([, line]) => priceLine(line, now, completeCombinations));
  const membership = membershipTest(activities);
  const members = new Map<Activity, number[]>(activities.map((activity) => [activity, []]));
  const joined = lines.map(({ input }) => (input.special?.kind === 'swap' ? [] : membership(input)));
  for (const [index, joins] of joined.entries()) for (const activity of joins) members.get(activity)?.push(index);
  const context: PricingContext = { cart, lines, activities, members };
  const swaps = settleSwaps(context, countedAmounts(context));
  return {
    context: { ...context, lines: swaps.lines },
    inputIndices: order.map(([index]) => index),
    joined,
    swaps,
    combinations,
  };
}
