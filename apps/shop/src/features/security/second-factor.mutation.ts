import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { securityKeys } from './security.queries.ts';

/** A new secret for an authenticator (C246). */
export const useBeginSecondFactor = () => useMutation({ mutationFn: () => fetchData(operations.beginSecondFactor) });

/** Refetches the account's state and log after a change. */
const useFactorChange = <Variables = void, Data = unknown>(mutationFn: (variables: Variables) => Promise<Data>) =>
  useChange([securityKeys.all], mutationFn);

/** Switches the second factor on with its first code, and returns the recovery codes (C247). */
export const useConfirmSecondFactor = () =>
  useFactorChange((code: string) => fetchData(operations.confirmSecondFactor, { body: { code } }));

/** New recovery codes, which end the previous ones (C334). */
export const useRenewRecoveryCodes = () => useFactorChange(() => fetchData(operations.renewRecoveryCodes));

/** Switches the second factor off (C248). */
export const useRemoveSecondFactor = () => useFactorChange(() => fetchData(operations.removeSecondFactor));

/** Sets the amount above which payments need a code; absent: none do (C250). */
export const useFactorPayment = () =>
  useFactorChange((body: OperationInput<'setFactorPayment'>['body']) =>
    fetchData(operations.setFactorPayment, { body }),
  );
