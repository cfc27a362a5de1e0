import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { saveFile } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';

export type StatementWish = { month: string; format: 'pdf' | 'xlsx' };

/** Downloads the statement of account of a month (C296). */
export const useDownloadStatement = () =>
  useMutation({
    mutationFn: async (query: StatementWish) =>
      saveFile(await fetchData(operations.downloadCreditStatement, { query }), `对账单${query.month}.${query.format}`),
  });
