import type { Schemas } from '../contract/index.ts';
import { blockCodec, fixCodec } from './block.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { creditSummaryCodec } from './credit.ts';
import { goodsCodec, goodsKind } from './goods.ts';
import { cartRulesCodec } from './rules.ts';
import { specialPriceCodec } from './special-price.ts';
import { flag } from './values.ts';

/** The reduction by one rule after the unit price. Money with two decimals. */
export type Reduction = Schemas['Reduction'];

/** A line's combination. */
export type LineCombination = Schemas['LineCombination'];

export type CartFilter = Schemas['CartFilter'];

const proofOwnPriceCodec = recordOf('ProofOwnPrice', { listId: 'list_id', lineId: 'id', title: 'title' });

export const priceProofCodec = recordOf('PriceProof', {
  list: 'list',
  priceReduction: 'price_reduction',
  amount: 'amount',
  reductions: 'reductions',
  paid: 'paid',
  ownPrice: ['own_price', proofOwnPriceCodec],
});

/** How a line's price is calculated (K5). Money with two decimals. */
export interface PriceProof extends Model<typeof priceProofCodec> {}

export const cartLineCodec = recordOf('CartLine', {
  id: 'id',
  goodsId: 'goods_id',
  quantity: 'number',
  /** Unit price at this quantity. */
  unitPrice: 'price',
  priceKind: 'price_kind',
  goods: ['goods', goodsCodec],
  /** Kind of purchase. */
  kind: ['goods_type', goodsKind],
  /** Kind of addition. */
  addedKind: ['type', goodsKind],
  activityId: 'activity_id',
  /** Whether part of it was added from an activity zone. */
  isFromActivityZone: ['is_yj', flag],
  special: ['special_price', nullable(specialPriceCodec)],
  activityIds: 'activity_ids',
  isSelected: ['is_selected', flag],
  /** Maximum quantity; 0 if it cannot be bought. */
  maxQuantity: 'max_number',
  withCoupon: ['with_coupon', flag],
  /** Share of the full reduction. */
  fullReduction: 'goods_manjian_amount',
  gifts: 'gift_data',
  combination: 'combination',
  block: ['cant_buy_reason', nullable(blockCodec)],
  proof: ['proof', priceProofCodec],
  /** Of a unit; null: unknown. */
  weightGrams: 'weight',
  addedPrice: 'added_price',
  addedAt: 'added_at',
});

export interface CartLine extends Model<typeof cartLineCodec> {}

/** Figures ⇄ an entry of `CartFigures`. */
export const lineFiguresCodec = recordOf('LineFigures', {
  id: 'id',
  quantity: 'number',
  unitPrice: 'price',
  /** Unit price × quantity, rounded down. */
  amount: 'amount',
  maxQuantity: 'max_number',
  priceKind: 'price_kind',
  kind: ['goods_type', goodsKind],
  isSelected: ['is_selected', flag],
  fullReduction: 'goods_manjian_amount',
  gifts: 'gift_data',
  combination: 'combination',
  block: ['cant_buy_reason', nullable(blockCodec)],
});

/** The fields of a line that a change of the cart can affect. */
export interface LineFigures extends Model<typeof lineFiguresCodec> {}

const freightWeightCodec = recordOf('FreightWeight', {
  firstGrams: 'first_grams',
  nextGrams: 'next_grams',
  nextFee: 'next_fee',
  unitGrams: 'unit_grams',
});

export const shippingCodec = recordOf('ShippingData', {
  counted: 'shipping_amount',
  threshold: 'no_trans_order_amount',
  /** Fee below the threshold. */
  baseFee: 'base_fee',
  shortfall: 'shortfall',
  fee: 'fee',
  reason: 'reason',
  /** The least sum of products before reductions; 0.00 for none. */
  minimum: 'minimum',
  /** Null: `baseFee` at any weight. */
  weight: ['weight', nullable(freightWeightCodec)],
  deliveryText: 'delivery_text',
});

/** The amount that counts towards free shipping, and the amount missing (F1–F3). Money with two decimals. */
export interface Shipping extends Model<typeof shippingCodec> {}

export const cartTotalsCodec = recordOf('CartTotals', {
  list: 'list',
  priceReduction: 'price_reduction',
  goods: 'goods',
  reductions: 'reductions',
  goodsPayable: 'goods_payable',
  shippingFee: 'shipping_fee',
  payable: 'payable',
  saved: 'saved',
  lineCount: 'line_count',
  pieceCount: 'piece_count',
});

/** Sums over the lines that count. */
export interface CartTotals extends Model<typeof cartTotalsCodec> {}

export const cartProblemCodec = recordOf('CartProblem', {
  code: 'code',
  message: 'message',
  lineIds: 'line_ids',
});

/** A problem of the selected lines that prevents the order. */
export interface CartProblem extends Model<typeof cartProblemCodec> {}

export const cartWarningCodec = recordOf('Warning', {
  code: 'code',
  message: 'message',
  lineIds: 'line_ids',
  fix: ['fix', nullable(fixCodec)],
});

/** A notice to the buyer that does not prevent the order. */
export interface CartWarning extends Model<typeof cartWarningCodec> {}

const sums = {
  shipping: ['shipping_data', shippingCodec],
  rules: ['activity_data', cartRulesCodec],
  filters: 'filter_data',
  totals: ['totals', cartTotalsCodec],
  problems: ['problems', listOf(cartProblemCodec)],
  warnings: ['warnings', listOf(cartWarningCodec)],
  /** Number of lines in the cart, ignoring filters. */
  total: 'total',
  /** The server's clock in Unix seconds. */
  timestamp: 'timestamp',
} as const;

/** The cart ⇄ the data of `getCart`. */
export const cartCodec = recordOf('Cart', {
  lines: ['data', listOf(cartLineCodec)],
  /** Null without a credit line or debts. */
  credit: ['credit', nullable(creditSummaryCodec)],
  ...sums,
});

/** The cart as priced by the server. */
export interface Cart extends Model<typeof cartCodec> {}

/** The cart after a change ⇄ the data of `editCartLine`, `selectCartLines` and `deleteCartLines`. */
export const cartFiguresCodec = recordOf('CartFigures', {
  lines: ['data', listOf(lineFiguresCodec)],
  ...sums,
});

/** The cart after a change: lines without product data, and all calculated figures. */
export interface CartFigures extends Model<typeof cartFiguresCodec> {}
