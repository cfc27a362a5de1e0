/** Reductions after the unit price, by kind. Money with two decimals. */
export interface Reductions {
  fullReduction: string;
  discount: string;
  coupon: string;
  voucher: string;
  redPacket: string;
}

/** Wire names in a price proof, in a cart's totals and in an order's amounts. */
export const reductionFields = {
  fullReduction: 'full_reduction',
  discount: 'discount',
  coupon: 'coupon',
  voucher: 'voucher',
  redPacket: 'red_packet',
} as const;
