import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type Order, orderCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { orderKeys } from './order.queries.ts';

/** Cancels an order that is not paid; stock, coupons and balance come back (O5). */
export const useCancelOrder = () =>
  useOrderChange(({ id, reason }: { id: number; reason: string }) =>
    fetchData(operations.cancelOrder, { params: { id }, body: { reason } }, { read: orderCodec.read }),
  );

/** Confirms that an order has arrived. */
export const useConfirmOrder = () =>
  useOrderChange(({ id }: { id: number }) =>
    fetchData(operations.confirmOrder, { params: { id } }, { read: orderCodec.read }),
  );

/** To be called once something has changed orders from outside: a return, an invoice. */
export function useOrdersChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orderKeys.all });
}

function useOrderChange<Change>(change: (variables: Change) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => client.setQueryData(orderKeys.one(order.id), order),
    // Also after a refusal: what the page shows is then out of date.
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
