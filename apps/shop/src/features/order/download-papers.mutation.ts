import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { saveFile } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';

/** Downloads all papers of a delivery as one ZIP (C135, K7). */
export const useDownloadPapers = () =>
  useMutation({
    mutationFn: async ({ id, orderNo }: { id: number; orderNo: string }) =>
      saveFile(await fetchData(operations.downloadPapers, { params: { id } }), `随货资料${orderNo}.zip`),
  });
