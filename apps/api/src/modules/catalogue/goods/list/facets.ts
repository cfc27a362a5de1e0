import type { Facet, FacetValue, GoodsMark, TagName } from '@yaoji/api-client/wire';
import { type CategoryRow, pathsIn } from '#modules/catalogue/category/index.ts';
import type { Counts } from './facet.repository.ts';
import { type FacetKey, facetKeys } from './filter.repository.ts';

const labels: Record<FacetKey, string> = {
  category_id: '分类',
  maker: '厂家',
  dosage_form: '剂型',
  scope: '经营范围',
  origin: '产地',
  tags: '活动',
  flags: '商品标签',
};

const markLabels: Record<GoodsMark, string> = {
  special: '特价',
  tiered: '阶梯价',
  full_reduction: '满减',
  swap: '换购',
  near_expiry: '近效期',
  free_shipping: '包邮',
  controlled: '控销',
  bought: '买过',
};

/** Next to a count, a tag of one character is not clear enough. */
const tagLabels: Record<TagName, string> = {
  优: '优医汇',
  秒: '秒杀',
  满: '满减',
  换购: '换购',
  赠: '赠品',
  特: '特价',
  新: '新品',
};

const valueLabels: Partial<Record<FacetKey, Record<string, string>>> = { tags: tagLabels, flags: markLabels };

const mostValues = 30;

/** Adds the counts of all descendants to each category. */
const rollUp = (counts: ReadonlyMap<string, number>, nodes: readonly CategoryRow[]): Map<number, number> => {
  const sums = new Map<number, number>();
  const pathTo = pathsIn(nodes);
  for (const [id, count] of counts) {
    for (const step of pathTo(Number(id))) sums.set(step.id, (sums.get(step.id) ?? 0) + count);
  }
  return sums;
};

/** The categories to choose from next: shown children of a chosen one, its siblings, and those of its ancestors. */
const offered = (chosen: readonly number[], nodes: readonly CategoryRow[]): CategoryRow[] => {
  const open = new Set(chosen.flatMap((id) => pathsIn(nodes)(id).map((step) => step.id)));
  return nodes.filter(
    ({ id, parentId, isHidden }) => (parentId === null || open.has(parentId)) && (!isHidden || open.has(id)),
  );
};

const categoryValues = (
  counts: ReadonlyMap<string, number>,
  chosen: readonly number[],
  nodes: readonly CategoryRow[],
) => {
  const sums = rollUp(counts, nodes);
  return offered(chosen, nodes).map(({ id, name }) => ({ value: String(id), label: name, count: sums.get(id) ?? 0 }));
};

const byName = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

/** Facets with a choice to make, or with one made; values with the most products first, then in their order. */
export const facetsOf = (
  counts: Counts,
  chosenCategories: readonly number[],
  chosen: ReadonlySet<FacetKey>,
  nodes: readonly CategoryRow[],
): Facet[] =>
  facetKeys.flatMap((key) => {
    const own = counts.get(key) ?? new Map<string, number>();
    const all: FacetValue[] =
      key === 'category_id'
        ? categoryValues(own, chosenCategories, nodes)
        : [...own].sort(key === 'tags' || key === 'flags' ? () => 0 : byName).map(([value, count]) => ({
            value,
            count,
            label: valueLabels[key]?.[value] ?? value,
          }));
    const values = all
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, mostValues);
    const divides = values.length > 1 || chosen.has(key) || ((key === 'tags' || key === 'flags') && values.length > 0);
    return divides ? [{ key, label: labels[key], values }] : [];
  });
