import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { listOf, storeOrderCodec } from '@yaoji/api-client/wire';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { orderKeys } from '#features/order/order.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { storeOrderKeys } from './store-order.queries.ts';

/** Places one order for each store, all or none (C319). The page shows a refusal, which names the store. */
export function usePlaceStoreOrders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OperationInput<'placeStoreOrders'>['body']) =>
      fetchData(
        operations.placeStoreOrders,
        { body },
        { read: listOf(storeOrderCodec).read, handles: [errorCodes.stateChanged.code] },
      ),
    // Not awaited, so that the result shows at once; without an answer the form and its key stay.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: cartKeys.all });
      void client.invalidateQueries({ queryKey: orderKeys.all });
    },
    onError: () => void client.invalidateQueries({ queryKey: storeOrderKeys.all }),
  });
}
