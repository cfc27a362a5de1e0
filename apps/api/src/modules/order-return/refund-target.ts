import type { OrderRow } from '#modules/order/index.ts';

/** Money goes back the way it came. */
export const refundTarget = ({ paymentMethod }: Pick<OrderRow, 'paymentMethod'>): 'balance' | 'provider' =>
  paymentMethod === null || paymentMethod === 'balance' ? 'balance' : 'provider';
