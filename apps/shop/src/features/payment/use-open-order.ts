import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { isMissing } from '#shared/errors/missing.ts';
import { href } from '#shared/routing/href.ts';
import { readId } from '#shared/routing/read-id.ts';
import { useLeadOn } from '#shared/routing/use-lead-on.ts';
import { paymentQuery } from './payment.queries.ts';

/**
 * The payment of the order that step 3 is about. It polls, so that paying elsewhere, in another tab, or leaving and
 * coming back goes on to step 4 by itself.
 */
export function useOpenOrder(idText: string | null | undefined) {
  const orderId = readId(idText);
  const isOrder = orderId > 0;
  const leadOn = useLeadOn();
  const client = useQueryClient();
  const query = useQuery({ ...paymentQuery(orderId), enabled: isOrder });
  const { data: state, error } = query;

  // What was ordered has left the cart.
  useEffect(() => void client.invalidateQueries({ queryKey: cartKeys.all }), [client]);

  useEffect(() => {
    if (state) setServerTime(new Date(state.timestamp * 1000));
  }, [state]);

  const isPaid = state !== undefined && state.orderStatus !== 'pending' && state.orderStatus !== 'cancelled';
  useEffect(() => {
    if (isPaid) leadOn(href('cart_step4', {}, { id: orderId }));
  }, [isPaid, leadOn, orderId]);

  const isUnknown = !isOrder || isMissing(error);
  return { ...query, orderId, isPaid, isUnknown };
}
