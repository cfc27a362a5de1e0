/** What came off after the unit price, part by part. Money with two decimals. */
export interface Reductions {
  fullReduction: string;
  discount: string;
  coupon: string;
  voucher: string;
  redPacket: string;
}

/** Their names in a price proof, in the totals of a cart and in the amounts of an order. */
export const reductionFields = {
  fullReduction: 'full_reduction',
  discount: 'discount',
  coupon: 'coupon',
  voucher: 'voucher',
  redPacket: 'red_packet',
} as const;
