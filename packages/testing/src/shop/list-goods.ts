import type { Facet, Goods, GoodsFilters, GoodsListing, Suggestion } from '@yaoji/api-client/wire';
import { compareDecimals, compareMoney, normalizeText } from '@yaoji/domain';
import type { Shop, ShopGoods } from './shop.ts';
import { toGoods } from './show-goods.ts';

const folded = (text: string) => normalizeText(text).toLowerCase();

/** True if each word is part of a field that the search reads. */
export function matches(goods: ShopGoods, keywords = '', searchIn: 'goods' | 'maker' = 'goods'): boolean {
  const { name, commonName, maker, approvalNo, initials } = goods;
  const text = folded((searchIn === 'maker' ? [maker] : [name, commonName, maker, approvalNo, initials]).join('\n'));
  return folded(keywords)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Test = (goods: Goods, filters: GoodsFilters) => boolean;

const isIn = (list: readonly string[] | undefined, value: string | null) =>
  !list?.length || (value !== null && list.includes(value));

const marks: Record<NonNullable<GoodsFilters['marks']>[number], (goods: Goods) => boolean> = {
  special: ({ special }) => special !== null,
  tiered: ({ hasLadder }) => hasLadder,
  full_reduction: ({ ruleRole }) => ruleRole === 'full_reduction',
  swap: ({ swapPrice }) => swapPrice !== null,
  near_expiry: ({ isNearExpiry }) => isNearExpiry,
  free_shipping: ({ isFreeShipping }) => isFreeShipping,
  controlled: ({ isControlled }) => isControlled,
  bought: ({ lastPrice }) => lastPrice !== null,
};

const tests: readonly Test[] = [
  (goods, { categoryIds }) => !categoryIds || goods.categoryIds.some((id) => categoryIds.includes(id)),
  (goods, { makers }) => isIn(makers, goods.maker),
  (goods, { dosageForms }) => isIn(dosageForms, goods.dosageForm),
  (goods, { scopes }) => isIn(scopes, goods.scope),
  (goods, { origins }) => isIn(origins, goods.origin),
  ({ price }, { priceMin }) => !priceMin || price === null || compareMoney(price, priceMin) >= 0,
  ({ price }, { priceMax }) => !priceMax || price === null || compareMoney(price, priceMax) <= 0,
  ({ stock }, { inStock }) => !inStock || compareDecimals(stock, 0) > 0,
  (goods, { tags }) => !tags || goods.tags.some(({ name }) => tags.includes(name)),
  (goods, filters) => (filters.marks ?? []).every((mark) => marks[mark](goods)),
  ({ isFreeShipping }, { zone }) => zone !== 'yx' || isFreeShipping,
  ({ activities }, { activityId }) => !activityId || activities.some(({ id }) => id === activityId),
];

type Order = (one: Goods, other: Goods) => number;

const bySales: Order = (one, other) => compareMoney(other.sales, one.sales) || one.id - other.id;
/** By list price: the same order for every buyer. */
const byPrice: Order = (one, other) => compareMoney(one.listPrice ?? 0, other.listPrice ?? 0) || one.id - other.id;

const orders: Record<NonNullable<GoodsFilters['sort']>, Order> = {
  default: bySales,
  sales: bySales,
  price: byPrice,
  '-price': (one, other) => byPrice(other, one),
  newest: (one, other) => other.id - one.id,
  expiry: (one, other) => (one.expiry ?? '9').localeCompare(other.expiry ?? '9') || one.id - other.id,
};

const soldOutLast: Order = (one, other) => Number(one.stock === '0') - Number(other.stock === '0');

/** The products that pass the filters, sold-out ones last. */
export function listGoods(shop: Shop, filters: GoodsFilters): GoodsListing {
  const { page = 1, perPage = 20, sort = 'default', withFacets = true } = filters;
  const found = shop.state.goods
    .filter((goods) => matches(goods, filters.keywords, filters.searchIn))
    .map((goods) => toGoods(goods, shop));
  const passing = (chosen: GoodsFilters) => found.filter((goods) => tests.every((test) => test(goods, chosen)));
  const list = passing(filters).sort((one, other) => soldOutLast(one, other) || orders[sort](one, other));
  const [category] = filters.categoryIds?.length === 1 ? filters.categoryIds : [];
  const path = shop.state.goods.find((goods) => goods.category?.id === category)?.category;
  return {
    list: list.slice((page - 1) * perPage, page * perPage),
    total: list.length,
    page,
    perPage,
    facets: withFacets ? facetKinds.flatMap((kind) => facetOf(kind, filters, passing)) : [],
    categoryPath: path ? [path] : [],
    search: null,
  };
}

const facetKinds = [
  { key: 'maker', label: '生产厂家', field: 'makers', valueIn: ({ maker }: Goods) => maker },
  { key: 'dosage_form', label: '剂型', field: 'dosageForms', valueIn: ({ dosageForm }: Goods) => dosageForm },
  { key: 'scope', label: '经营范围', field: 'scopes', valueIn: ({ scope }: Goods) => scope },
  { key: 'origin', label: '产地', field: 'origins', valueIn: ({ origin }: Goods) => origin },
] as const;

/** A facet that divides the result, counted without its own choice. */
function facetOf(
  { key, label, field, valueIn }: (typeof facetKinds)[number],
  { [field]: _, ...others }: GoodsFilters,
  passing: (filters: GoodsFilters) => Goods[],
): Facet[] {
  const counts = new Map<string, number>();
  for (const goods of passing(others)) {
    const value = valueIn(goods);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].map(([value, count]) => ({ value, label: value, count }));
  return values.length > 1 ? [{ key, label, values: values.sort((one, other) => other.count - one.count) }] : [];
}

const mostSuggestions = 10;

/** Names or makers that match, those of most products first. */
export function suggestGoods({ state }: Shop, keywords: string, type: 'goods' | 'maker'): Suggestion[] {
  if (!keywords.trim()) return [];
  const named = new Map<string, ShopGoods[]>();
  for (const goods of state.goods.filter((each) => matches(each, keywords, type))) {
    const name = type === 'goods' ? (goods.commonName ?? goods.name) : (goods.maker ?? '');
    named.set(name, [...(named.get(name) ?? []), goods]);
  }
  const found = [...named].map(([name, goods]): Suggestion => {
    const [only] = type === 'goods' && goods.length === 1 ? goods : [];
    return {
      type,
      name,
      goodsId: only?.id ?? 0,
      maker: only?.maker ?? null,
      spec: only?.spec ?? null,
      count: goods.length,
    };
  });
  return found.sort((one, other) => other.count - one.count).slice(0, mostSuggestions);
}
