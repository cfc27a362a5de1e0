import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import { type PaymentMethod, paymentCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { paymentKeys } from './payment.queries.ts';

type Payment = { readonly orderId: number; readonly method: PaymentMethod; readonly payPassword?: string };

/** Starts a payment, or completes it if paid from the balance (O4). */
export function usePayOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, method, payPassword }: Payment) =>
      fetchData(
        operations.payOrder,
        { params: { id: orderId }, body: { method, ...(payPassword ? { pay_password: payPassword } : {}) } },
        // Step 3 shows the length of the lock next to the field.
        { read: paymentCodec.read, handles: [errorCodes.payPasswordLocked.code] },
      ),
    onSettled: (_data, _error, { orderId }) => client.invalidateQueries({ queryKey: paymentKeys.one(orderId) }),
  });
}
