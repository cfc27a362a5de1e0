import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Friendly links (C010). */
export const linksQuery = () =>
  queryOptions({
    queryKey: ['links'],
    queryFn: () => fetchData(operations.listLinks),
    staleTime: Number.POSITIVE_INFINITY,
  });
