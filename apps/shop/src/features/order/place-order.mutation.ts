import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import { type OrderForm, orderFormCodec, placedOrderCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { orderKeys } from './order.queries.ts';
import { forgetSubmission } from './submission-key.ts';

/** Refusals that step 2 shows itself, with their figures or lines. */
const handled = [errorCodes.priceChanged.code, errorCodes.linesRefused.code, errorCodes.keyReused.code];

/** Submits step 2. A refusal places no order and is the mutation's error. */
export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: OrderForm) =>
      fetchData(
        operations.placeOrder,
        { body: orderFormCodec.write(form) },
        { read: placedOrderCodec.read, handles: handled },
      ),
    onSuccess: () => {
      forgetSubmission();
      return client.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
}
