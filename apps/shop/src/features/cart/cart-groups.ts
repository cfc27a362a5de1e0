import type { Cart, CartLine } from '@yaoji/api-client/wire';
import type { ActivityGroup, CombinationState, GiftDue, PricedCart, PricedLine, SwapOffer } from '@yaoji/domain';

export type PricedPair = { readonly line: CartLine; readonly priced: PricedLine };

/** Lines shown together: those of a promotion or combination, other lines, and unavailable ones. */
export type LineGroup = {
  readonly key: string;
  readonly kind: 'promotion' | 'combination' | 'other' | 'blocked';
  readonly activity: ActivityGroup | null;
  readonly combination: CombinationState | null;
  readonly gifts: readonly GiftDue[];
  readonly swaps: readonly SwapOffer[];
  readonly pairs: readonly PricedPair[];
};

const plain = { activity: null, combination: null, gifts: [], swaps: [] } as const;

/** The lines with their figures, in the cart's order. */
export const pairLines = (cart: Cart, priced: PricedCart): PricedPair[] =>
  cart.lines.flatMap((line, index): PricedPair[] => {
    const figures = priced.lines[index];
    return figures ? [{ line, priced: figures }] : [];
  });

/** Groups by promotion, then by combination; unavailable lines are last (S2). `passes`: the filter's ids. */
export function groupLines(pairs: readonly PricedPair[], priced: PricedCart, passes?: ReadonlySet<number>) {
  const shown = passes ? pairs.filter(({ line }) => passes.has(line.id)) : pairs;
  const homeOf = homes(shown, priced);
  const under = (key: string) => shown.filter(({ line }) => homeOf.get(line.id) === key);
  const groups: LineGroup[] = [
    ...priced.groups.map((activity): LineGroup => {
      const key = activityKey(activity.activityId);
      const isOwn = ({ activityId }: { activityId: ActivityGroup['activityId'] }) => activityId === activity.activityId;
      return {
        ...plain,
        key,
        kind: 'promotion',
        activity,
        gifts: priced.gifts.filter(isOwn),
        swaps: priced.swaps.filter(isOwn),
        pairs: under(key),
      };
    }),
    ...priced.combinations.map((combination): LineGroup => {
      const key = activityKey(combination.activityId);
      return { ...plain, key, kind: 'combination', combination, pairs: under(key) };
    }),
    { ...plain, key: 'other', kind: 'other', pairs: under('other') },
    { ...plain, key: 'blocked', kind: 'blocked', pairs: under('blocked') },
  ];
  // An activity whose lines are all in other groups still shows its gifts and swap products.
  return groups.filter(({ pairs, gifts, swaps }) => pairs.length > 0 || (!passes && gifts.length + swaps.length > 0));
}

const activityKey = (id: ActivityGroup['activityId']) => `activity ${id}`;

/** The group of each line: its own combination or swap, or else the first activity that names it. */
function homes(pairs: readonly PricedPair[], { groups, combinations }: PricedCart) {
  const named = new Map<number, string>();
  for (const { activityId, lineIds } of groups) {
    for (const id of lineIds) if (!named.has(id)) named.set(id, activityKey(activityId));
  }
  const keys = new Set([...groups, ...combinations].map(({ activityId }) => activityKey(activityId)));
  return new Map(
    pairs.map(({ line }) => {
      const own = activityKey(line.activityId);
      const isBound = line.addedKind === 'swap' || line.addedKind === 'combination';
      if (line.block) return [line.id, 'blocked'] as const;
      if (isBound && keys.has(own)) return [line.id, own] as const;
      return [line.id, named.get(line.id) ?? 'other'] as const;
    }),
  );
}
