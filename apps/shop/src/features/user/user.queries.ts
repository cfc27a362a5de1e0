import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { userStateCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const userKeys = { state: ['user', 'state'] as const };

/** The viewer (C065). */
export const userStateQuery = () =>
  queryOptions({
    queryKey: userKeys.state,
    queryFn: () => fetchData(operations.getUserState, {}, { read: userStateCodec.read }),
    staleTime: 60_000,
  });

/** Whether a cached answer says that a buyer is logged in. */
export const isKnownBuyer = (client: QueryClient) =>
  client.getQueryData(userStateQuery().queryKey)?.isLoggedIn === true;
