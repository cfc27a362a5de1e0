import { queryOptions } from '@tanstack/react-query';
import type { DueList, Workbench } from '@yaoji/api-client/wire';

export const dueKey = ['due'] as const;

/** What the buyer opens the shop for (C221). Home begins with it, so that what reads it is loaded with the call. */
export const workbenchQuery = () =>
  queryOptions({
    queryKey: ['workbench'],
    queryFn: async (): Promise<Workbench> => (await import('./fetch-workbench.ts')).fetchWorkbench(),
  });

/** Goods that the buyer is likely to need again (C222). */
export const dueListQuery = () =>
  queryOptions({
    queryKey: dueKey,
    queryFn: async (): Promise<DueList> => (await import('./fetch-workbench.ts')).fetchDueList(),
  });
