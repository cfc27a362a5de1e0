import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** The ways to register and log in that this shop has (C288). */
export const authWaysQuery = () =>
  queryOptions({
    queryKey: ['auth-ways'],
    queryFn: () => fetchData(operations.getAuthWays),
    staleTime: 600_000,
  });
