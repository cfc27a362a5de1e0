import { cleanOptional } from './clean-text.ts';
import type { CatalogueRow } from './fields.ts';
import { comparable } from './identity.ts';

/** Equal for names that lists treat as one maker: spaces, width and case do not matter. */
export const makerKey = (maker: string | undefined): string => comparable(cleanOptional(maker));

/** The row with the maker's current name, if it has a former one. `makers` has current names by `makerKey`. */
export const withCurrentMaker = (row: CatalogueRow, makers: ReadonlyMap<string, string>): CatalogueRow => {
  const maker = makers.size > 0 ? makers.get(makerKey(row.maker)) : undefined;
  return maker === undefined ? row : { ...row, maker };
};
