import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { listOf, loginSessionCodec, pageOf, secondFactorCodec, securityEventCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const securityKeys = { all: ['security'] as const };

/** The account's sessions, current one first (C231). */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...securityKeys.all, 'sessions'],
    queryFn: () => fetchData(operations.listSessions, {}, { read: listOf(loginSessionCodec).read }),
  });

/** Whether the second factor is on (C245). */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: [...securityKeys.all, 'second-factor'],
    queryFn: () => fetchData(operations.getSecondFactor, {}, { read: secondFactorCodec.read }),
  });

/** A page of the account's log, latest first (C233). */
export const securityEventsQuery = (page: number) =>
  queryOptions({
    queryKey: [...securityKeys.all, 'events', page],
    queryFn: ({ signal }) =>
      fetchData(operations.listSecurityEvents, { query: { page } }, { read: pageOf(securityEventCodec).read, signal }),
    placeholderData: keepPreviousData,
  });
