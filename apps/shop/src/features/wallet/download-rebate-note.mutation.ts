import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { saveFile } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';

/** Downloads the credit note of a booked rebate (C321). */
export const useDownloadRebateNote = () =>
  useMutation({
    mutationFn: async (id: number) =>
      saveFile(await fetchData(operations.downloadRebateNote, { params: { id } }), `返利单${id}.pdf`),
  });
