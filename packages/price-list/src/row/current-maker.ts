import { cleanOptional } from './clean-text.ts';
import type { CatalogueRow } from './fields.ts';

/** The row with the maker's current name, if it has a former one. */
export const withCurrentMaker = (row: CatalogueRow, makers: ReadonlyMap<string, string>): CatalogueRow => {
  const maker = makers.size > 0 ? makers.get(cleanOptional(row.maker)) : undefined;
  return maker === undefined ? row : { ...row, maker };
};
