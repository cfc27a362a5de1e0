import {
  type BuyAgainGroup,
  type BuyAgainLine,
  buyAgainGroups,
  compareOldLine,
  type GoodsToday,
  type OldLine,
} from './compare-old-line.ts';

/**
 * Compares all lines of an old order with today (K3); each line is in exactly one group. `today` finds a product by id.
 *
 * @example buyAgain(order.lines, (goodsId) => goods.get(goodsId) ?? null).gone.length
 */
export function buyAgain(
  lines: readonly OldLine[],
  today: (goodsId: number) => GoodsToday | null,
): Record<BuyAgainGroup, BuyAgainLine[]> {
  const compared = lines.map((old) => compareOldLine(old, today(old.goodsId)));
  return Object.fromEntries(
    buyAgainGroups.map((group) => [group, compared.filter((line) => line.group === group)]),
  ) as Record<BuyAgainGroup, BuyAgainLine[]>; // It has all groups.
}
