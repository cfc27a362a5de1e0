import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { activityDetailCodec, activitySummaryCodec, activityTargetCodec, listOf } from '@yaoji/api-client/wire';
import { toDate } from '@yaoji/domain';
import { fetchData } from '#shared/api/api.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

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
