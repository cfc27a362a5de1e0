import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** The picture beside the log-in form (C078); null where there is none. */
export const loginPictureQuery = () =>
  queryOptions({
    queryKey: ['site', 'login'],
    queryFn: () => fetchData(operations.getLoginFocus),
    staleTime: 600_000,
  });
