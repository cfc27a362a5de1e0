import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';
import { securityKeys } from './security.queries.ts';

/** A new secret for an authenticator (C246). */
export const useBeginSecondFactor = () => useMutation({ mutationFn: () => fetchData(operations.beginSecondFactor) });

/** Switches the second factor on with its first code, and returns the recovery codes (C247). */
export const useConfirmSecondFactor = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (code: string) => fetchData(operations.confirmSecondFactor, { body: { code } }),
    onSettled,
  });
};

/** New recovery codes, which end the previous ones (C334). */
export const useRenewRecoveryCodes = () => {
  const onSettled = useRefresh();
  return useMutation({ mutationFn: () => fetchData(operations.renewRecoveryCodes), onSettled });
};

/** Switches the second factor off (C248). */
export const useRemoveSecondFactor = () => {
  const onSettled = useRefresh();
  return useMutation({ mutationFn: () => fetchData(operations.removeSecondFactor), onSettled });
};

/** Sets the amount above which payments need a code; absent: none do (C250). */
export const useFactorPayment = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: OperationInput<'setFactorPayment'>['body']) => fetchData(operations.setFactorPayment, { body }),
    onSettled,
  });
};

/** Refetches the account's state and log. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: securityKeys.all });
}
