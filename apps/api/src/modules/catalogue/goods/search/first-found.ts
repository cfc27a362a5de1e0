import type { Db } from '#db/database.ts';
import { conditionsOf, type ListViewer } from '../list/filter.repository.ts';
import { type FoundSearch, findSearch } from './search-page.ts';

/** The ids of a search's first products, in order, and how it was understood. */
export const firstFound = async (
  db: Db,
  keywords: string,
  { buyerId, now }: Pick<ListViewer, 'buyerId' | 'now'>,
  limit: number,
): Promise<Pick<FoundSearch, 'ids' | 'understood'>> => {
  const filters = { keywords };
  const viewer: ListViewer = { buyerId, now, pricesSeen: 'none' };
  const conditions = await conditionsOf(db, filters, viewer);
  if (!conditions?.match) return { ids: [], understood: null };
  const options = { sort: 'default', page: 1, perPage: limit } as const;
  return findSearch(db, JSON.stringify(['first', keywords]), filters, conditions, viewer, options);
};
