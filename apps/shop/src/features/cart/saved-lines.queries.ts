import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { savedLinesCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

const key = ['saved-lines'];

/** The products saved for later (C300). */
export const savedLinesQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => fetchData(operations.getSavedLines, {}, { signal, read: savedLinesCodec.read }),
  });
