import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import {
  type ActivitySummary,
  activityDetailCodec,
  activitySummaryCodec,
  activityTargetCodec,
  listOf,
} from '@yaoji/api-client/wire';
import { toDate } from '@yaoji/domain';
import { matchRoute, type PageRoute } from '@yaoji/routes';
import { fetchData } from '#shared/api/api.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { missingIsShown } from '#shared/errors/missing.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';

const staleTime = 120_000;

/** Running activities (C038). */
export const activitiesQuery = () =>
  queryOptions({
    queryKey: ['activity', 'running'],
    queryFn: () => fetchData(operations.listActivities, {}, { read: listOf(activitySummaryCodec).read }),
    staleTime,
  });

/** One activity: banner, rules, period, floors (C044). */
export const activityQuery = (id: number) =>
  queryOptions({
    queryKey: ['activity', 'detail', id],
    queryFn: async () => {
      const detail = await fetchData(
        operations.getActivity,
        { params: { id } },
        { read: activityDetailCodec.read, ...missingIsShown },
      );
      setServerTime(toDate(detail.timestamp));
      return detail;
    },
    staleTime,
  });

/** The target of an activity link (C043). */
export const activityTargetQuery = (segments: { url?: string; url1?: string; url2?: string }) =>
  queryOptions({
    queryKey: ['activity', 'target', segments],
    queryFn: () => fetchData(operations.resolveActivity, { query: segments }, { read: activityTargetCodec.read }),
  });

/** The first running activity with this template; 0 for none. */
export const runningWith = (template: PageRoute, running: readonly ActivitySummary[] | undefined) =>
  running?.find(({ url }) => url !== null && matchRoute(url).name === template)?.id ?? 0;

export const prefetchTemplate: Prefetch = (client, location) => void prefetchShown(client, location);

async function prefetchShown(client: QueryClient, location: PageLocation) {
  if (!location.search.has('id')) await client.prefetchQuery(activitiesQuery());
  const id = shownAt(client, location);
  if (id > 0) await client.prefetchQuery(activityQuery(id));
}

/** Titles the page with its activity. */
export const findTemplateTitle: FindSubject = (client, location) =>
  client.getQueryData(activityQuery(shownAt(client, location)).queryKey)?.activity.title;

const shownAt = (client: QueryClient, { name, search }: PageLocation) =>
  search.has('id') ? readId(search.get('id')) : runningWith(name, client.getQueryData(activitiesQuery().queryKey));
