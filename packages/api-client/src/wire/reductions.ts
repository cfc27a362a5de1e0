/** Wire names in a price proof, in a cart's totals and in an order's amounts. */
export const reductionFields = {
  fullReduction: 'full_reduction',
  discount: 'discount',
  coupon: 'coupon',
  voucher: 'voucher',
  redPacket: 'red_packet',
} as const;

/** Reductions after the unit price, by kind. Money with two decimals. */
export type Reductions = Record<keyof typeof reductionFields, string>;
