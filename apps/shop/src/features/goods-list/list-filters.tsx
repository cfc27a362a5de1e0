import type { Category, Facet } from '@yaoji/api-client/wire';
import { ChosenFilters, FilterPanel, type FilterRowProps } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { localStore } from '#shared/storage/storage.ts';
import { categoriesAt } from './category-tree.ts';
import { type Choice, listChoices } from './chosen-labels.ts';
import { changeList, clearChoices, type FacetKey, toggleFacet } from './list-state.ts';
import type { ListAddress } from './use-list-address.ts';

/** The available filters of a list, and the chosen ones. */
export type ListFilterGroups = { groups: readonly FilterRowProps[]; choices: readonly Choice[] };

/** `limited`: the page itself limits the list. */
export function filterGroups(
  address: ListAddress,
  facets: readonly Facet[],
  categories: readonly Category[],
  limited: boolean,
): ListFilterGroups {
  const { state } = address;
  const rows = facets.filter(({ key }) => key !== 'category_id');
  return {
    choices: listChoices(state, facets, categories),
    groups: [
      { label: '商品分类', options: categoryOptions(address, facets, categories, limited), max: 12 },
      ...rows.map(({ key, label, values }) => ({
        label,
        options: values.map((entry) => toOption(address, key, entry)),
        max: key === 'maker' ? 5 : 8,
      })),
    ],
  };
}

const unfoldedKey = 'filters';
const unfoldedMark = 'unfolded';

export function ListFilters({ address, filters }: { address: ListAddress; filters: ListFilterGroups }) {
  const { groups, choices } = filters;
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => setUnfolded(localStore.read(unfoldedKey) === unfoldedMark), []);
  const unfold = (next: boolean) => {
    setUnfolded(next);
    localStore.write(unfoldedKey, next ? unfoldedMark : '');
  };
  if (choices.length === 0 && groups.every(({ options }) => options.length === 0)) return null;
  return (
    <FilterPanel groups={groups} unfolded={unfolded} onUnfold={unfold}>
      <ChosenFilters
        items={choices.map(({ id, label, without }) => ({ id, label, href: address.hrefOf(without) }))}
        clear={{ href: address.hrefOf(clearChoices(address.state)) }}
      />
    </FilterPanel>
  );
}

function categoryOptions(
  { state, hrefOf }: ListAddress,
  facets: readonly Facet[],
  categories: readonly Category[],
  limited: boolean,
) {
  const chosenOnes = state.chosen.category_id ?? [];
  const counts = new Map(
    facets.find(({ key }) => key === 'category_id')?.values.map(({ value, count }) => [value, count]),
  );
  return (
    categoriesAt(categories, chosenOnes[0])
      // In a search or a limited list, only categories with products.
      .filter(({ id }) => (!state.keywords && !limited) || counts.has(String(id)) || chosenOnes.includes(String(id)))
      .map(({ id, name }) => {
        const value = String(id);
        const chosen = chosenOnes.includes(value);
        const count = counts.get(value);
        return {
          id: value,
          label: name,
          chosen,
          ...(count === undefined ? {} : { count }),
          // One category at a time: users navigate the tree.
          href: hrefOf(
            chosen
              ? toggleFacet(state, 'category_id', value)
              : changeList(state, { chosen: { ...state.chosen, category_id: [value] } }),
          ),
        };
      })
  );
}

function toOption({ state, hrefOf }: ListAddress, key: FacetKey, { value, label, count }: Facet['values'][number]) {
  const chosen = state.chosen[key]?.includes(value) ?? false;
  return { id: value, label, count, chosen, href: hrefOf(toggleFacet(state, key, value)) };
}
