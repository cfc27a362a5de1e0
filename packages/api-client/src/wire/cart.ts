import type { Schemas } from '../contract/index.ts';
import { type Block, blockCodec, type Fix, fixCodec } from './block.ts';
import { listOf, nullable, record } from './codec.ts';
import { type Goods, type GoodsKind, goodsCodec, goodsKind } from './goods.ts';
import { type Reductions, reductionFields } from './reductions.ts';
import { type CartRules, cartRulesCodec } from './rules.ts';
import { type SpecialPrice, specialPriceCodec } from './special-price.ts';
import { flag } from './values.ts';

/** How a line's price is calculated (K5). Money with two decimals. */
export interface PriceProof extends Reductions {
  list: string;
  priceReduction: string;
  amount: string;
  paid: string;
}

/** A line's combination. */
export interface LineCombination {
  id: number;
  title: string;
  /** Units of this product in one set. */
  number: string;
  /** Complete sets in the cart. */
  sets: string;
}

/** A line of the cart. */
export interface CartLine {
  id: number;
  goodsId: number;
  quantity: string;
  /** Unit price at this quantity. */
  unitPrice: string | null;
  priceKind: Schemas['CartLine']['price_kind'];
  goods: Goods;
  /** Kind of purchase. */
  kind: GoodsKind;
  /** Kind of addition. */
  addedKind: GoodsKind;
  activityId: number;
  /** Whether part of it was added from an activity zone. */
  isFromActivityZone: boolean;
  special: SpecialPrice | null;
  activityIds: number[];
  isSelected: boolean;
  /** Maximum quantity; 0 if it cannot be bought. */
  maxQuantity: string;
  withCoupon: boolean;
  /** Share of the full reduction. */
  fullReduction: string;
  gifts: { total: string; type: 1 | 2 } | null;
  combination: LineCombination | null;
  block: Block | null;
  proof: PriceProof;
  addedPrice: string | null;
  addedAt: number;
}

/** The fields of a line that a change of the cart can affect. */
export interface LineFigures
  extends Pick<
    CartLine,
    | 'id'
    | 'quantity'
    | 'unitPrice'
    | 'maxQuantity'
    | 'priceKind'
    | 'kind'
    | 'isSelected'
    | 'fullReduction'
    | 'gifts'
    | 'combination'
    | 'block'
  > {
  /** Unit price × quantity, rounded down. */
  amount: string;
}

/** The amount that counts towards free shipping, and the amount missing (F1–F3). Money with two decimals. */
export interface Shipping {
  counted: string;
  threshold: string;
  /** Fee below the threshold. */
  baseFee: string;
  shortfall: string;
  fee: string;
}

/** Sums over the lines that count. */
export interface CartTotals extends Reductions {
  list: string;
  priceReduction: string;
  goods: string;
  goodsPayable: string;
  shippingFee: string;
  payable: string;
  saved: string;
  lineCount: number;
  pieceCount: string;
}

/** A problem of the selected lines that prevents the order. */
export interface CartProblem {
  code: Schemas['CartProblem']['code'];
  message: string;
  lineIds: number[];
}

/** A notice to the buyer that does not prevent the order. */
export interface CartWarning {
  code: Schemas['Warning']['code'];
  message: string;
  lineIds: number[];
  fix: Fix | null;
}

export type CartFilter = Schemas['CartFilter'];

/** The cart as priced by the server. */
export interface Cart {
  lines: CartLine[];
  shipping: Shipping;
  rules: CartRules;
  filters: CartFilter[];
  totals: CartTotals;
  problems: CartProblem[];
  warnings: CartWarning[];
  /** Number of lines in the cart, ignoring filters. */
  total: number;
  /** The server's clock in Unix seconds. */
  timestamp: number;
}

/** The cart after a change: lines without product data, and all calculated figures. */
export interface CartFigures extends Omit<Cart, 'lines'> {
  lines: LineFigures[];
}

export const priceProofCodec = record<Schemas['PriceProof'], PriceProof>({
  list: 'list',
  priceReduction: 'price_reduction',
  amount: 'amount',
  ...reductionFields,
  paid: 'paid',
});

export const cartLineCodec = record<Schemas['CartLine'], CartLine>({
  id: 'id',
  goodsId: 'goods_id',
  quantity: 'number',
  unitPrice: 'price',
  priceKind: 'price_kind',
  goods: ['goods', goodsCodec],
  kind: ['goods_type', goodsKind],
  addedKind: ['type', goodsKind],
  activityId: 'activity_id',
  isFromActivityZone: ['is_yj', flag],
  special: ['special_price', nullable(specialPriceCodec)],
  activityIds: 'activity_ids',
  isSelected: ['is_selected', flag],
  maxQuantity: 'max_number',
  withCoupon: ['with_coupon', flag],
  fullReduction: 'goods_manjian_amount',
  gifts: 'gift_data',
  combination: 'combination',
  block: ['cant_buy_reason', nullable(blockCodec)],
  proof: ['proof', priceProofCodec],
  addedPrice: 'added_price',
  addedAt: 'added_at',
});

/** Figures ⇄ an entry of `CartFigures`. */
export const lineFiguresCodec = record<Schemas['LineFigures'], LineFigures>({
  id: 'id',
  quantity: 'number',
  unitPrice: 'price',
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

export const shippingCodec = record<Schemas['ShippingData'], Shipping>({
  counted: 'shipping_amount',
  threshold: 'no_trans_order_amount',
  baseFee: 'base_fee',
  shortfall: 'shortfall',
  fee: 'fee',
});

export const cartTotalsCodec = record<Schemas['CartTotals'], CartTotals>({
  list: 'list',
  priceReduction: 'price_reduction',
  goods: 'goods',
  ...reductionFields,
  goodsPayable: 'goods_payable',
  shippingFee: 'shipping_fee',
  payable: 'payable',
  saved: 'saved',
  lineCount: 'line_count',
  pieceCount: 'piece_count',
});

export const cartProblemCodec = record<Schemas['CartProblem'], CartProblem>({
  code: 'code',
  message: 'message',
  lineIds: 'line_ids',
});

export const cartWarningCodec = record<Schemas['Warning'], CartWarning>({
  code: 'code',
  message: 'message',
  lineIds: 'line_ids',
  fix: ['fix', nullable(fixCodec)],
});

const sums = {
  shipping: ['shipping_data', shippingCodec],
  rules: ['activity_data', cartRulesCodec],
  filters: 'filter_data',
  totals: ['totals', cartTotalsCodec],
  problems: ['problems', listOf(cartProblemCodec)],
  warnings: ['warnings', listOf(cartWarningCodec)],
  total: 'total',
  timestamp: 'timestamp',
} as const;

/** The cart ⇄ the data of `getCart`. */
export const cartCodec = record<Schemas['Cart'], Cart>({ lines: ['data', listOf(cartLineCodec)], ...sums });

/** The cart after a change ⇄ the data of `editCartLine`, `selectCartLines` and `deleteCartLines`. */
export const cartFiguresCodec = record<Schemas['CartFigures'], CartFigures>({
  lines: ['data', listOf(lineFiguresCodec)],
  ...sums,
});
