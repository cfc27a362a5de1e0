import type { Cart, CartLine } from '@yaoji/api-client/wire';
import type { ActivityGroup, GiftDue, Id, PricedCart, PricedLine } from '@yaoji/domain';

export type PricedPair = { readonly line: CartLine; readonly priced: PricedLine };

/** Lines that stand together: those of a promotion, the others, and those that cannot be bought. */
export type LineGroup = {
  readonly key: string;
  readonly kind: 'promotion' | 'other' | 'blocked';
  readonly activity: ActivityGroup | null;
  readonly gifts: readonly GiftDue[];
  readonly pairs: readonly PricedPair[];
};

/** Groups by full reduction, then by gift activity; what cannot be bought comes last (S2). */
export function groupLines(cart: Cart, priced: PricedCart): LineGroup[] {
  const pairs = cart.lines.flatMap((line, index): PricedPair[] => {
    const figures = priced.lines[index];
    return figures ? [{ line, priced: figures }] : [];
  });
  const buyable = pairs.filter(({ line }) => line.block === null);
  const shown = priced.groups.filter(({ kind }) => kind === 'full_reduction' || kind === 'gift' || kind === 'swap');
  const homeOf = homeActivity(shown);
  const groups = shown.map(
    (activity): LineGroup => ({
      key: `activity ${activity.activityId}`,
      kind: 'promotion',
      activity,
      gifts: priced.gifts.filter(({ activityId }) => activityId === activity.activityId),
      pairs: buyable.filter(({ line }) => homeOf.get(String(line.id)) === activity.activityId),
    }),
  );
  const rest: LineGroup[] = [
    {
      key: 'other',
      kind: 'other',
      activity: null,
      gifts: [],
      pairs: buyable.filter(({ line }) => !homeOf.has(String(line.id))),
    },
    {
      key: 'blocked',
      kind: 'blocked',
      activity: null,
      gifts: [],
      pairs: pairs.filter(({ line }) => line.block !== null),
    },
  ];
  return [...groups, ...rest].filter((group) => group.pairs.length > 0);
}

/** Under which activity each line stands: the first that names it. */
function homeActivity(groups: readonly ActivityGroup[]): Map<string, Id> {
  const homes = new Map<string, Id>();
  for (const { activityId, lineIds } of groups) {
    for (const id of lineIds) if (!homes.has(String(id))) homes.set(String(id), activityId);
  }
  return homes;
}
