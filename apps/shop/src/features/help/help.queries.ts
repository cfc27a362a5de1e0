import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationData } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/fetch-data.ts';
import { localStore } from '#shared/storage/storage.ts';

type HelpCategories = OperationData<'listHelpCategories'>;

const key = 'help-categories';
/** The root of the help articles. */
const helpCentre = 3;

function readKept(): { at: number; categories: HelpCategories } | undefined {
  try {
    return JSON.parse(localStore.read(key) ?? '') as { at: number; categories: HelpCategories };
  } catch {
    return undefined;
  }
}

/** Help categories (C031), kept in local storage for a day (S12). */
export const helpCategoriesQuery = () =>
  queryOptions({
    queryKey: ['help', 'categories'],
    queryFn: async () => {
      const categories = await fetchData(operations.listHelpCategories, { query: { category_id: helpCentre } });
      localStore.write(key, JSON.stringify({ at: Date.now(), categories }));
      return categories;
    },
    staleTime: 24 * 3_600_000,
    initialData: () => readKept()?.categories,
    initialDataUpdatedAt: () => readKept()?.at,
  });
