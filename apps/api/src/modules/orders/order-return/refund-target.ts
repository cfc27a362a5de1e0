import type { OrderRow } from '#modules/orders/order/index.ts';

/** Refunds go back the way they were paid. */
export const refundTarget = ({ paymentMethod }: Pick<OrderRow, 'paymentMethod'>): 'balance' | 'provider' =>
  paymentMethod === null || paymentMethod === 'balance' ? 'balance' : 'provider';
