import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { dueListCodec, workbenchCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const workbenchKey = ['workbench'] as const;
export const dueKey = ['due'] as const;

/** The figures and lists on a buyer's home page (C221). */
export const workbenchQuery = () =>
  queryOptions({
    queryKey: workbenchKey,
    queryFn: () => fetchData(operations.getWorkbench, {}, { read: workbenchCodec.read }),
  });

/** Products that the buyer is likely to need again (C222). */
export const dueListQuery = () =>
  queryOptions({
    queryKey: dueKey,
    queryFn: () => fetchData(operations.listDueGoods, {}, { read: dueListCodec.read }),
  });
