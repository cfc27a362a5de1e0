import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type Order, orderCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { orderKeys } from './order.queries.ts';

/** Cancels an unpaid order, and restores stock, coupons and balance (O5). */
export const useCancelOrder = () =>
  useOrderChange(({ id, reason }: { id: number; reason: string }) =>
    fetchData(operations.cancelOrder, { params: { id }, body: { reason } }, { read: orderCodec.read }),
  );

/** Confirms receipt of an order. */
export const useConfirmOrder = () =>
  useOrderChange(({ id }: { id: number }) =>
    fetchData(operations.confirmOrder, { params: { id } }, { read: orderCodec.read }),
  );

/** Returns a function to call when a return or an invoice has changed orders. */
export function useOrdersChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orderKeys.all });
}

function useOrderChange<Change>(change: (variables: Change) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => client.setQueryData(orderKeys.one(order.id), order),
    // Also after a refusal: the page is then stale.
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
