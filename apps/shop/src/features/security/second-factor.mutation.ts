import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';
import { securityKeys } from './security.queries.ts';

/** A new secret for an authenticator (C246). */
export const useBeginSecondFactor = () => useMutation({ mutationFn: () => fetchData(operations.beginSecondFactor) });

/** Switches the second factor on by its first code, and gives the recovery codes (C247). */
export const useConfirmSecondFactor = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (code: string) => fetchData(operations.confirmSecondFactor, { body: { code } }),
    onSettled,
  });
};

/** Switches the second factor off (C248). */
export const useRemoveSecondFactor = () => {
  const onSettled = useRefresh();
  return useMutation({ mutationFn: () => fetchData(operations.removeSecondFactor), onSettled });
};

/** Sets above which sum payments ask for a code; absent: none does (C250). */
export const useFactorPayment = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: OperationInput<'setFactorPayment'>['body']) => fetchData(operations.setFactorPayment, { body }),
    onSettled,
  });
};

/** The state and the log of the account follow. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: securityKeys.all });
}
