import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { activitySummaryCodec, listOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';

/** Running activities (C038). */
export const activitiesQuery = () =>
  queryOptions({
    queryKey: ['activity', 'running'],
    queryFn: () => fetchData(operations.listActivities, {}, { read: listOf(activitySummaryCodec).read }),
    staleTime: 120_000,
  });
