import type { Category, Facet } from '@yaoji/api-client/wire';
import { formatMoney } from '@yaoji/ui';
import { categoryNames } from './category-tree.ts';
import { type FacetKey, type GoodsListState, toggleFacet } from './list-state.ts';

export type Choice = { id: string; label: string; without: GoodsListState };

/** Names of chosen marks that the list has no products for, so that no facet names them. */
const markNames: Record<string, string> = {
  special: '特价',
  tiered: '阶梯价',
  full_reduction: '满减',
  swap: '换购',
  near_expiry: '近效期',
  free_shipping: '包邮',
  controlled: '控销',
  bought: '买过的',
};

/** Everything that narrows the list, each with the list without it. */
export function listChoices(
  state: GoodsListState,
  facets: readonly Facet[],
  categories: readonly Category[],
): Choice[] {
  const names = categoryNames(categories);
  const labelOf = (key: FacetKey, value: string) =>
    (key === 'category_id' ? names.get(value) : undefined) ??
    facets.find((facet) => facet.key === key)?.values.find((entry) => entry.value === value)?.label ??
    (key === 'flags' ? markNames[value] : undefined) ??
    (key === 'category_id' ? '已停用的分类' : value);
  const choices: Choice[] = (Object.entries(state.chosen) as [FacetKey, readonly string[]][]).flatMap(([key, values]) =>
    values.map((value) => ({
      id: `${key} ${value}`,
      label: labelOf(key, value),
      without: toggleFacet(state, key, value),
    })),
  );
  const add = (id: string, label: string, change: Partial<GoodsListState>) =>
    choices.push({ id, label, without: { ...state, page: 1, ...change } });
  if (state.inStock) add('in_stock', '有货', { inStock: false });
  if (state.priceMin || state.priceMax) add('price', priceLabel(state), { priceMin: '', priceMax: '' });
  if (state.expiryDays) add('expiry', `效期 ${state.expiryDays} 天内`, { expiryDays: 0 });
  if (state.activityId) add('activity', '活动商品', { activityId: 0 });
  if (state.couponId) add('coupon', '可用券商品', { couponId: 0 });
  return choices;
}

function priceLabel({ priceMin, priceMax }: GoodsListState) {
  if (!priceMax) return `${formatMoney(priceMin)} 以上`;
  if (!priceMin) return `${formatMoney(priceMax)} 以下`;
  return `${formatMoney(priceMin)}–${formatMoney(priceMax)}`;
}
