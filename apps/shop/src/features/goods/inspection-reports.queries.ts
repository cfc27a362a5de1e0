import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { inspectionReportCodec, pageOf } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Quality inspection reports by batch, name or maker (C258). */
export const inspectionReportsQuery = (keywords: string, page: number) =>
  queryOptions({
    queryKey: ['inspection-reports', keywords, page],
    queryFn: ({ signal }) =>
      fetchData(
        operations.listReports,
        { query: { ...(keywords ? { keywords } : {}), page } },
        { read: pageOf(inspectionReportCodec).read, signal },
      ),
    placeholderData: keepPreviousData,
  });
