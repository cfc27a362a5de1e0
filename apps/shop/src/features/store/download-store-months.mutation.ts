import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { saveFile } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';

/** Downloads orders and spend of each store by month (C324). */
export const useDownloadStoreMonths = () =>
  useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveFile(await fetchData(operations.downloadStoreMonths, { query: { format } }), `各店采购.${format}`),
  });
