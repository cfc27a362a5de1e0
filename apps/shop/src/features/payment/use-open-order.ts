import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isPaid as isPaidOrder } from '@yaoji/domain';
import { useEffect } from 'react';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { href } from '#shared/routing/href.ts';
import { readId } from '#shared/routing/read-id.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { paymentQuery } from './payment.queries.ts';

/**
 * The payment of the order in step 3. It polls, so that a payment in another tab or on another device, and leaving and
 * coming back, continue to step 4.
 */
export function useOpenOrder(idText: string | null | undefined) {
  const orderId = readId(idText);
  const navigateIfHere = useNavigateIfHere();
  const client = useQueryClient();
  const query = useQuery({ ...paymentQuery(orderId), enabled: orderId > 0 });
  const { data: state } = query;

  // Ordered lines have left the cart.
  useEffect(() => void client.invalidateQueries({ queryKey: cartKeys.all }), [client]);

  useEffect(() => {
    if (state) setServerTime(new Date(state.timestamp * 1000));
  }, [state]);

  const isPaid = state !== undefined && isPaidOrder({ status: state.orderStatus });
  useEffect(() => {
    if (isPaid) navigateIfHere(href('cart_step4', {}, { id: orderId }));
  }, [isPaid, navigateIfHere, orderId]);

  return { ...query, orderId, isPaid };
}
