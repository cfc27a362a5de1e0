import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';
import { proposalKeys } from './proposal.queries.ts';

/** Lets salespeople order for this buyer (C332). */
export function useGrantOrderConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OperationInput<'grantOrderConsent'>['body']) =>
      fetchData(operations.grantOrderConsent, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: proposalKeys.consent }),
  });
}

/** Ends that consent (C333). */
export function useEndOrderConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => fetchData(operations.endOrderConsent, {}),
    onSettled: () => client.invalidateQueries({ queryKey: proposalKeys.consent }),
  });
}
