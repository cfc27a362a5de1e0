import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { paymentCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { paymentKeys } from './payment.queries.ts';

/**
 * The bank account to transfer an order's money to (C123). The first call starts the transfer and extends the order's
 * deadline; repeats change nothing.
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
