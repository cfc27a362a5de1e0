import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { type OrderForm, orderFormCodec } from '@yaoji/api-client/wire';
import { forgetSubmission } from '#features/order/submission-key.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { refetchAll } from '#shared/query/refetch-all.ts';
import { requestKeys } from './purchase-request.queries.ts';

/** Refusals that the caller shows itself, with their figures or lines. */
const handled = [errorCodes.priceChanged.code, errorCodes.linesRefused.code];

/** Decisions change carts, orders and counts, so everything is refetched. */
function useRequestMutation<Variables, Data>(mutationFn: (variables: Variables) => Promise<Data>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refetchAll(client, requestKeys.all) });
}

/**
 * Submits step 2 for approval (C312). A refusal asks for nothing and is the mutation's error. The checkout behind it is
 * left alone, as after an order: its lines are no longer in the cart.
 */
export function useAskForOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: OrderForm) =>
      fetchData(operations.askForOrder, { body: orderFormCodec.write(form) }, { handles: handled }),
    onSuccess: () => {
      forgetSubmission();
      return Promise.all([
        client.invalidateQueries({ queryKey: requestKeys.all }),
        client.invalidateQueries(userStateQuery()),
      ]);
    },
  });
}

/** Approves a request at the total shown (C314). */
export const useApproveRequest = () =>
  useRequestMutation(({ id, total }: { id: number; total: string }) =>
    fetchData(operations.approveRequest, { params: { id }, body: { expected_total: total } }, { handles: handled }),
  );

/** Changes quantities (C316). */
export const useChangeRequest = () =>
  useRequestMutation(({ id, ...body }: { id: number } & OperationInput<'changeRequest'>['body']) =>
    fetchData(operations.changeRequest, { params: { id }, body }),
  );

/** Returns a request with a word, or withdraws it (C315). */
export const useReturnRequest = () =>
  useRequestMutation(({ id, reason }: { id: number; reason: string }) =>
    fetchData(operations.returnRequest, { params: { id }, body: reason ? { reason } : {} }),
  );
