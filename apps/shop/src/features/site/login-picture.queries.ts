import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** The picture next to the login form (C078); null without one. */
export const loginPictureQuery = () =>
  queryOptions({
    queryKey: ['site', 'login'],
    queryFn: () => fetchData(operations.getLoginFocus),
    staleTime: 600_000,
  });
