import { fromUnitsShort, minUnits, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { CartLine } from '../pricing/cart.ts';
import type { CombinationState } from './outcomes.ts';
import type { Activity, Combination } from './types.ts';

/**
 * The combinations in the cart. A set is complete if the lines of all members hold the same number of full sets and no
 * other line names the combination. Lines that cannot count break it.
 */
export function combinationStates(lines: readonly CartLine[], activities: readonly Activity[]): CombinationState[] {
  const named = new Map<number, CartLine[]>();
  for (const line of lines) {
    if (line.special?.kind !== 'combination' || line.special.activityId == null) continue;
    const { activityId } = line.special;
    const together = named.get(activityId);
    if (together) together.push(line);
    else named.set(activityId, [line]);
  }
  if (named.size === 0) return [];
  return activities
    .filter((activity) => activity.kind === 'combination')
    .flatMap((activity) => {
      const together = named.get(activity.id);
      return together ? [stateOf(activity, together)] : [];
    })
    .sort((a, b) => a.activityId - b.activityId);
}

function stateOf(activity: Combination, lines: readonly CartLine[]): CombinationState {
  const sets = completeSets(activity, lines);
  return {
    activityId: activity.id,
    lineIds: lines.map((line) => line.id),
    sets: fromUnitsShort(sets, 0),
    text: sets === 0n ? '组合不完整，按单品价格计算' : null,
  };
}

function completeSets(activity: Combination, lines: readonly CartLine[]): bigint {
  const quantities = new Map<number, bigint>();
  for (const line of lines) {
    if (!line.selected || line.block || line.listPrice === null) return 0n;
    quantities.set(line.goodsId, (quantities.get(line.goodsId) ?? 0n) + toExactUnits(line.quantity, QUANTITY_SCALE));
  }
  if (quantities.size !== activity.members.length) return 0n;
  // As many products as members, and at least one line, because there is at least one member.
  const sets = activity.members.map(({ goodsId, number }) => {
    const quantity = quantities.get(goodsId) ?? 0n;
    const perSet = toExactUnits(number, QUANTITY_SCALE);
    return perSet > 0n && quantity % perSet === 0n ? quantity / perSet : 0n;
  });
  return sets.every((count) => count === sets[0]) ? sets.reduce(minUnits) : 0n;
}
