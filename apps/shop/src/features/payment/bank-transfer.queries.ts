import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { paymentCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { paymentKeys } from './payment.queries.ts';

/**
 * Where to transfer the money of an order to (C123). Asking begins the transfer, which gives the order its days, or
 * goes on with the one begun: asking again changes nothing.
 */
export const bankTransferQuery = (orderId: number) =>
  queryOptions({
    queryKey: paymentKeys.transfer(orderId),
    queryFn: () =>
      fetchData(
        operations.payOrder,
        { params: { id: orderId }, body: { method: 'bank' } },
        { read: paymentCodec.read },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
