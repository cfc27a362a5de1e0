import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/fetch-data.ts';
import { storeKeys } from './store.queries.ts';

/** Links a store, proved by its own log-in (C151); after three failures with a captcha, which the form asks for. */
export function useLinkStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OperationInput<'linkStore'>['body']) =>
      fetchData(operations.linkStore, { body }, { handles: [errorCodes.captchaRequired.code] }),
    onSuccess: () => client.invalidateQueries({ queryKey: storeKeys.all }),
  });
}
