import type { Goods } from '@yaoji/api-client/wire';
import { compareMoney, contentPrice } from '@yaoji/domain';
import { type PackContent, packContent } from '@yaoji/goods-text';

type Compared = { goods: Goods; content: PackContent | null };

/**
 * Goods with what a piece, gram or millilitre of them costs their viewer. In each group stands first what can be bought
 * and has such a price, the lowest first; the lowest of each unit and strength is marked. What is alike stays in order.
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
  const content = packContent(goods.spec ?? '', goods.unit);
  if (!content || goods.price === null) return { goods, content };
  const price = contentPrice(goods.price, content.amount);
  return { goods: { ...goods, contentPrice: { price, unit: content.unit, lowest: false } }, content };
};

const marked = (goods: Goods): Goods => ({
  ...goods,
  contentPrice: goods.contentPrice && { ...goods.contentPrice, lowest: true },
});

const isInStock = ({ goods }: Compared) => compareMoney(goods.stock, 0) > 0;

const byContentPrice = (a: Compared, b: Compared): number =>
  Number(isInStock(b)) - Number(isInStock(a)) ||
  Number(b.goods.contentPrice !== null) - Number(a.goods.contentPrice !== null) ||
  unitOf(a).localeCompare(unitOf(b)) ||
  compareMoney(a.goods.contentPrice?.price ?? 0, b.goods.contentPrice?.price ?? 0);

const unitOf = ({ goods }: Compared) => goods.contentPrice?.unit ?? '';

/** Of two goods at least that are alike, those that cost least. */
const lowestOf = (group: readonly Compared[]): ReadonlySet<number> => {
  const buyable = group.filter(({ goods }) => goods.isBuyable && goods.contentPrice !== null);
  const alike = Map.groupBy(buyable, ({ content }) => `${content?.unit} ${content?.kind}`);
  const lowest = [...alike.values()].flatMap((entries) => {
    const prices = entries.map(({ goods }) => goods.contentPrice?.price ?? '0');
    const least = prices.reduce((a, b) => (compareMoney(b, a) < 0 ? b : a));
    const isSame = prices.every((price) => compareMoney(price, least) === 0);
    return isSame ? [] : entries.filter(({ goods }) => compareMoney(goods.contentPrice?.price ?? 0, least) === 0);
  });
  return new Set(lowest.map(({ goods }) => goods.id));
};
