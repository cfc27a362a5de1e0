import type { Handler } from '#operation.ts';
import { hotSearches } from './focus.repository.ts';
import { toSearchLink } from './search-link.ts';

export const listHotSearches: Handler<'listHotSearches'> = async (_, { db }) =>
  (await hotSearches(db)).map(toSearchLink);
