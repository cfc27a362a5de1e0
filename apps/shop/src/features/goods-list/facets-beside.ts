import type { Facet } from '@yaoji/api-client/wire';
import type { GoodsPreset } from '#features/goods/goods.queries.ts';

/** Marks of goods that a promotion tag stands for, too. */
const tagOfMark: Readonly<Record<string, string>> = { special: '特', full_reduction: '满', swap: '换购' };

/**
 * The facets that leave something to choose beside what the page itself is limited to. What a tag offers is offered
 * once, unless it is already chosen as a mark.
 */
export function facetsBeside(
  { makers, tags, marks = [] }: GoodsPreset,
  facets: readonly Facet[],
  chosenMarks: readonly string[] = [],
): Facet[] {
  const offeredTags = tags ? [] : (facets.find(({ key }) => key === 'tags')?.values ?? []);
  const isOffered = (mark: string) => offeredTags.some(({ value }) => value === tagOfMark[mark]);
  return facets.flatMap((facet) => {
    if ((facet.key === 'maker' && makers) || (facet.key === 'tags' && tags)) return [];
    if (facet.key !== 'flags') return [facet];
    const values = facet.values.filter(
      ({ value }) => !marks.some((mark) => mark === value) && (chosenMarks.includes(value) || !isOffered(value)),
    );
    return values.length > 0 ? [{ ...facet, values }] : [];
  });
}
