import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type PaymentState, paymentStateCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

export const paymentKeys = {
  all: ['payment'] as const,
  one: (orderId: number) => [...paymentKeys.all, orderId] as const,
  transfer: (orderId: number) => [...paymentKeys.all, 'transfer', orderId] as const,
};

/** Frequent at first, since most buyers returning from a provider have paid; then every three seconds. */
const pollMs = (answers: number) => Math.min(3000, 250 * 2 ** answers);

/** The payment of an order, polled while it is open. */
export const paymentQuery = (orderId: number) =>
  queryOptions({
    queryKey: paymentKeys.one(orderId),
    queryFn: ({ signal }) =>
      fetchData(
        operations.getOrderPayment,
        { params: { id: orderId } },
        { signal, read: paymentStateCodec.read, ...missingIsShown },
      ),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data) ? pollMs(state.dataUpdateCount) : false),
  });

const isOpen = (state: PaymentState | undefined) => state?.orderStatus === 'pending';
