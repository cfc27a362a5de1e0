import type { Facet } from '@yaoji/api-client/wire';
import type { GoodsPreset } from './list-pages.ts';

/** Product marks with an equivalent promotion tag. */
const tagOfMark: Readonly<Record<string, string>> = { special: '特', full_reduction: '满', swap: '换购' };

/**
 * The facets that still offer a choice within the page's own limits. An option offered as a tag is not offered as a
 * mark, unless already chosen.
 */
export function offeredFacets(
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
