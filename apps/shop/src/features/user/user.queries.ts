import { queryOptions } from '@tanstack/react-query';
import { firstCalls } from '#shared/api/api.ts';

export const userKeys = { state: ['user', 'state'] as const };

/** Who is looking (C065). */
export const userStateQuery = () =>
  queryOptions({
    queryKey: userKeys.state,
    queryFn: async () => (await firstCalls()).fetchUserState(),
    staleTime: 60_000,
  });
