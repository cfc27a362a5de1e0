import type { Facet } from '@yaoji/api-client/wire';
import type { GoodsPreset } from '#features/goods/goods.queries.ts';

/** The facets that leave something to choose beside what the page itself is limited to. */
export function facetsBeside({ makers, tags, marks = [] }: GoodsPreset, facets: readonly Facet[]): Facet[] {
  return facets.flatMap((facet) => {
    if ((facet.key === 'maker' && makers) || (facet.key === 'tags' && tags)) return [];
    if (facet.key !== 'flags') return [facet];
    const values = facet.values.filter(({ value }) => !marks.some((mark) => mark === value));
    return values.length > 0 ? [{ ...facet, values }] : [];
  });
}
