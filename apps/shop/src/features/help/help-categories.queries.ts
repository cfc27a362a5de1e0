import { queryOptions, useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationData } from '@yaoji/api-client/contract';
import { useEffect } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { localStore } from '#shared/storage/storage.ts';

type HelpCategories = OperationData<'listHelpCategories'>;

/** The root category of the help articles. */
const helpCentre = 3;
const dayMs = 24 * 3_600_000;

/** Cached in local storage for a day (S12). Data rendered with the page takes precedence. */
function stored(key: 'help-categories' | 'footer-categories') {
  const read = () => localStore.readJson<{ at: number; categories: HelpCategories }>(key);
  return {
    write: (categories: HelpCategories, at: number) => {
      if (read()?.at !== at) localStore.writeJson(key, { at, categories });
    },
    options: {
      staleTime: dayMs,
      initialData: () => read()?.categories,
      initialDataUpdatedAt: () => read()?.at,
    },
  };
}

const storedForCentre = stored('help-categories');
const storedForFooter = stored('footer-categories');

/** The categories of the help centre with their articles (C031). */
export const helpCategoriesQuery = () =>
  queryOptions({
    queryKey: ['help', 'categories'],
    queryFn: () => fetchData(operations.listHelpCategories, { query: { category_id: helpCentre } }),
    ...storedForCentre.options,
  });

/** The help categories in the footer of every page (C041). */
export const footerCategoriesQuery = () =>
  queryOptions({
    queryKey: ['help', 'footer'],
    queryFn: () => fetchData(operations.listFooterCategories),
    ...storedForFooter.options,
  });

/** The categories of the help centre, stored whether fetched or rendered with the page (S12). */
export function useHelpCategories(): HelpCategories {
  const { data, dataUpdatedAt } = useQuery(helpCategoriesQuery());
  useEffect(() => {
    if (data) storedForCentre.write(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  return data ?? [];
}

/** The footer's categories, stored likewise. */
export function useFooterCategories(): HelpCategories {
  const { data, dataUpdatedAt } = useQuery(footerCategoriesQuery());
  useEffect(() => {
    if (data) storedForFooter.write(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  return data ?? [];
}
