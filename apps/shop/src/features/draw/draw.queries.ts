import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import {
  activityDetailCodec,
  drawCodec,
  drawRecordPageCodec,
  drawSummaryCodec,
  drawWinnerCodec,
  listOf,
  nullable,
} from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const drawKeys = { all: ['draw'] as const };

/** The running draw in short; null without one (C004). */
export const runningDrawQuery = () =>
  queryOptions({
    queryKey: [...drawKeys.all, 'running'],
    queryFn: () => fetchData(operations.getRunningDraw, {}, { read: nullable(drawSummaryCodec).read }),
  });

/** One draw: prizes, rules, remaining chances (C001). */
export const drawQuery = (id: number) =>
  queryOptions({
    queryKey: [...drawKeys.all, 'one', id],
    queryFn: () => fetchData(operations.getDraw, { query: { id } }, { read: drawCodec.read }),
  });

/** Recent winners, with masked names (C002). */
export const drawWinnersQuery = (id: number) =>
  queryOptions({
    queryKey: [...drawKeys.all, 'winners', id],
    queryFn: () => fetchData(operations.listDrawWinners, { query: { id } }, { read: listOf(drawWinnerCodec).read }),
  });

/** A page of the buyer's own results (C005). */
export const drawRecordsQuery = (page: number) =>
  queryOptions({
    queryKey: [...drawKeys.all, 'records', page],
    queryFn: ({ signal }) =>
      fetchData(
        operations.listDrawRecords,
        { query: { page, per_page: 8 } },
        { signal, read: drawRecordPageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });

/** The activity of a draw (C003). */
export const drawActivityQuery = (id: number) =>
  queryOptions({
    queryKey: ['draw-activity', id],
    queryFn: () => fetchData(operations.getDrawActivity, { params: { id } }, { read: activityDetailCodec.read }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Advertisement pictures of the draw (C006). */
export const drawAdsQuery = () =>
  queryOptions({
    queryKey: ['draw-ads'],
    queryFn: () => fetchData(operations.listDrawAds, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
