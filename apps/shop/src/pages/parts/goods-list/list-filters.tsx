import type { Category, Facet } from '@yaoji/api-client/wire';
import { Button, ChosenFilters, FilterIcon, FilterPanel, FilterRow } from '@yaoji/ui';
import { useState } from 'react';
import { changeList, clearChoices, type FacetKey, toggleFacet } from '#features/goods/list-state.ts';
import { categoriesAt } from './category-tree.ts';
import { listChoices } from './chosen-labels.ts';
import * as css from './goods-list.css.ts';
import type { ListAddress } from './use-list-address.ts';

type ListFiltersProps = {
  address: ListAddress;
  facets: readonly Facet[];
  categories: readonly Category[];
  /** The list has only some of the goods to begin with. */
  limited: boolean;
};

export function ListFilters({ address, facets, categories, limited }: ListFiltersProps) {
  const { state, hrefOf } = address;
  const [unfolded, setUnfolded] = useState(false);
  const [allRows, setAllRows] = useState(false);
  const choices = listChoices(state, facets, categories);

  const chosenCategories = state.chosen.category_id ?? [];
  const counts = new Map(
    facets.find(({ key }) => key === 'category_id')?.values.map(({ value, count }) => [value, count]),
  );
  const offered = categoriesAt(categories, chosenCategories[0])
    // Of a search or a limited list, only those that divide it.
    .filter(
      ({ id }) => (!state.keywords && !limited) || counts.has(String(id)) || chosenCategories.includes(String(id)),
    )
    .map(({ id, name }) => {
      const value = String(id);
      const chosen = chosenCategories.includes(value);
      const count = counts.get(value);
      return {
        id: value,
        label: name,
        chosen,
        ...(count === undefined ? {} : { count }),
        href: hrefOf(chosen ? toggleFacet(state, 'category_id', value) : chooseCategory(address, value)),
      };
    });

  const rows = facets.filter(({ key }) => key !== 'category_id');
  const rare = rows.filter(({ key }) => rarely.has(key));
  if (choices.length + offered.length + rows.length === 0) return null;

  return (
    <>
      <div className={css.filterToggle}>
        <Button
          tone="outline"
          block
          icon={<FilterIcon />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          筛选{choices.length > 0 ? `（已选 ${choices.length} 项）` : ''}
        </Button>
      </div>
      <div className={unfolded ? css.filters : css.filtersFolded}>
        <FilterPanel>
          <ChosenFilters
            items={choices.map(({ id, label, without }) => ({ id, label, href: hrefOf(without) }))}
            clear={{ href: hrefOf(clearChoices(state)) }}
          />
          {offered.length > 0 && <FilterRow label="商品分类" options={offered} max={12} />}
          {rows
            .filter(({ key }) => allRows || !rarely.has(key) || state.chosen[key])
            .map(({ key, label, values }) => (
              <FilterRow
                key={key}
                label={label}
                options={values.map((entry) => toOption(address, key, entry))}
                max={key === 'maker' ? 5 : 8}
              />
            ))}
          {rare.length > 0 && (
            <button type="button" className={css.moreRows} aria-expanded={allRows} onClick={() => setAllRows(!allRows)}>
              {allRows ? '收起筛选' : `更多筛选（${rare.map(({ label }) => label).join('、')}）`}
            </button>
          )}
        </FilterPanel>
      </div>
    </>
  );
}

/** Facets that stand behind a button, so that the goods begin higher up. */
const rarely: ReadonlySet<FacetKey> = new Set(['scope', 'origin']);

/** One category at a time: the tree is walked, not collected. */
const chooseCategory = ({ state }: ListAddress, value: string) =>
  changeList(state, { chosen: { ...state.chosen, category_id: [value] } });

function toOption({ state, hrefOf }: ListAddress, key: FacetKey, { value, label, count }: Facet['values'][number]) {
  const chosen = state.chosen[key]?.includes(value) ?? false;
  return { id: value, label, count, chosen, href: hrefOf(toggleFacet(state, key, value)) };
}
