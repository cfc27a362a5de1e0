import { fromUnitsShort, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { compareIds } from '../pricing/compare-ids.ts';
import type { Activity, CartLine, Combination, CombinationState } from '../pricing/types.ts';
import { idKey } from '../pricing/work-line.ts';

/**
 * The combinations in the cart: a set is whole if every member's lines hold the same whole number of sets and nothing
 * else names the combination. Lines that cannot count break it.
 */
export function combinationStates(lines: readonly CartLine[], activities: readonly Activity[]): CombinationState[] {
  const named = new Map<string, CartLine[]>();
  for (const line of lines) {
    if (line.special?.kind !== 'combination' || line.special.activityId == null) continue;
    const key = idKey(line.special.activityId);
    const together = named.get(key);
    if (together) together.push(line);
    else named.set(key, [line]);
  }
  if (named.size === 0) return [];
  return activities
    .filter((activity) => activity.kind === 'combination')
    .flatMap((activity) => {
      const together = named.get(idKey(activity.id));
      return together ? [stateOf(activity, together)] : [];
    })
    .sort((a, b) => compareIds(a.activityId, b.activityId));
}

function stateOf(activity: Combination, lines: readonly CartLine[]): CombinationState {
  const sets = wholeSets(activity, lines);
  return {
    activityId: activity.id,
    lineIds: lines.map((line) => line.id),
    sets: fromUnitsShort(sets, 0),
    text: sets === 0n ? '组合不完整，按单品价格计算' : null,
  };
}

function wholeSets(activity: Combination, lines: readonly CartLine[]): bigint {
  const quantities = new Map<string, bigint>();
  for (const line of lines) {
    if (!line.selected || line.block || line.listPrice === null) return 0n;
    const key = idKey(line.goodsId);
    quantities.set(key, (quantities.get(key) ?? 0n) + toExactUnits(line.quantity, QUANTITY_SCALE));
  }
  if (quantities.size !== activity.members.length) return 0n;
  let sets: bigint | null = null;
  for (const member of activity.members) {
    const quantity = quantities.get(idKey(member.goodsId)) ?? 0n;
    const number = toExactUnits(member.number, QUANTITY_SCALE);
    if (number <= 0n || quantity % number !== 0n) return 0n;
    const memberSets = quantity / number;
    if (sets !== null && sets !== memberSets) return 0n;
    sets = memberSets;
  }
  return sets ?? 0n;
}
