import type { Goods } from '@yaoji/api-client/wire';
import { compareDecimals, compareMoney } from '@yaoji/domain';
import type { PackContent } from '@yaoji/goods-text';
import { contentOf, contentPriceOf } from '../card/content-price-of.ts';

type Compared = { goods: Goods; content: PackContent | null };

/**
 * Products with the viewer's price per piece, weight or volume. Each group starts with available products that have
 * such a price, the lowest first; the lowest of each unit and strength is marked. Sorting is stable.
 */
export const compareByContent = (goods: readonly Goods[], groups: readonly (readonly number[])[]): Goods[] => {
  const known = new Map(goods.map((each) => [each.id, each]));
  return groups.flatMap((ids) => {
    const group = ids.flatMap((id) => known.get(id) ?? []).map(withContentPrice);
    const lowest = lowestOf(group);
    return group.sort(byContentPrice).map(({ goods }) => (lowest.has(goods.id) ? marked(goods) : goods));
  });
};

const withContentPrice = (goods: Goods): Compared => {
  const each = contentPriceOf(goods);
  return { goods: { ...goods, contentPrice: each && { ...each, lowest: false } }, content: contentOf(goods) };
};

const marked = (goods: Goods): Goods => ({
  ...goods,
  contentPrice: goods.contentPrice && { ...goods.contentPrice, lowest: true },
});

const isInStock = ({ goods }: Compared) => compareDecimals(goods.stock, 0) > 0;

const byContentPrice = (a: Compared, b: Compared): number =>
  Number(isInStock(b)) - Number(isInStock(a)) ||
  Number(b.goods.contentPrice !== null) - Number(a.goods.contentPrice !== null) ||
  unitOf(a).localeCompare(unitOf(b)) ||
  compareMoney(a.goods.contentPrice?.price ?? 0, b.goods.contentPrice?.price ?? 0);

const unitOf = ({ goods }: Compared) => goods.contentPrice?.unit ?? '';

/** The cheapest of at least two comparable products. */
const lowestOf = (group: readonly Compared[]): ReadonlySet<number> => {
  const buyable = group.filter(({ goods }) => goods.isBuyable && goods.contentPrice !== null);
  const alike = Map.groupBy(buyable, ({ goods, content }) => `${goods.contentPrice?.unit} ${content?.kind}`);
  const lowest = [...alike.values()].flatMap((entries) => {
    const prices = entries.map(({ goods }) => goods.contentPrice?.price ?? '0');
    const least = prices.reduce((a, b) => (compareMoney(b, a) < 0 ? b : a));
    const isSame = prices.every((price) => compareMoney(price, least) === 0);
    return isSame ? [] : entries.filter(({ goods }) => compareMoney(goods.contentPrice?.price ?? 0, least) === 0);
  });
  return new Set(lowest.map(({ goods }) => goods.id));
};
