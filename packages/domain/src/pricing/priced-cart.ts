import type {
  ActivityGroup,
  BenefitOutcome,
  CombinationState,
  GiftDue,
  Hint,
  SwapOffer,
} from '../promotions/outcomes.ts';
import type { PriceKind } from './cart.ts';
import type { OwnPrice } from './own-price.ts';
import type { Reduction } from './reductions.ts';

/** Why a line does not count, with a sentence to show. */
export interface Exclusion {
  code: 'NOT_SELECTED' | 'BLOCKED' | 'NO_PRICE' | 'SWAP_NOT_REACHED' | 'SWAP_LIMIT';
  message: string;
}

/** A line's position in its tiered price. */
export interface LadderPosition {
  reached: { number: string; price: string } | null;
  next: { number: string; price: string; missing: string } | null;
  /** `再买5件单价¥13.90`, or null at the top. */
  text: string | null;
}

/**
 * How a line's price is calculated (K5), all money with 2 decimals: `list − priceReduction = amount`, and `amount`
 * minus all reductions `= paid`.
 */
export interface PriceProof {
  /** List price × quantity. */
  list: string;
  /** Reduction by own, tiered or special price; negative only if a tiered price is above the list price. */
  priceReduction: string;
  amount: string;
  /** The line's shares of the reductions, in order (D1). */
  reductions: Reduction[];
  /** The sum paid for the line without shipping; refunds are shares of it. */
  paid: string;
  /** The list and line of the own price, if that is the unit price. */
  ownPrice?: Pick<OwnPrice, 'listId' | 'lineId' | 'title'>;
}

/** A priced line. A line that does not count still shows `unitPrice` and `amount`, but pays nothing. */
export interface PricedLine {
  id: number;
  goodsId: number;
  quantity: string;
  /** Whether the line counts: selected, buyable, priced. */
  selected: boolean;
  excluded: Exclusion | null;
  /** `null` without a quoted price. */
  unitPrice: string | null;
  priceKind: PriceKind;
  /** Unit price × quantity, rounded down (M1, M2). */
  amount: string;
  ladder: LadderPosition | null;
  shipsFree: boolean;
  joinsCoupon: boolean;
  /** The full reduction of the line, for grouping the cart page. */
  fullReductionId: number | null;
  discountId: number | null;
  /** For lines that do not count: `0.00`, without reductions. */
  proof: PriceProof;
}

/** A problem of the order that must be resolved before it can be placed. */
export interface CartProblem {
  code: 'EPHEDRINE_OWN_ORDER' | 'BELOW_MINIMUM';
  message: string;
  /** Empty for a problem of the complete order. */
  lineIds: number[];
}

/** The sums of the counted lines; money with 2 decimals. */
export interface CartTotals {
  /** At list prices. */
  list: string;
  /** Reductions by own, tiered and special prices. */
  priceReduction: string;
  /** Sum of the lines' amounts. */
  goods: string;
  /** By rule, in the order of the steps (D1). */
  reductions: Reduction[];
  /** Sum of the lines' paid amounts. */
  goodsPayable: string;
  shippingFee: string;
  /** `goodsPayable` + `shippingFee`. */
  payable: string;
  /** `list` − `goodsPayable`, never below zero. */
  saved: string;
  lineCount: number;
  /** Sum of the quantities, e.g. `182` or `3.5`. */
  pieceCount: string;
}

/** The amount that counts towards free shipping, and the amount missing (F1–F3). */
export interface ShippingState {
  /** Amount of the counted lines that do not ship free by number (F3). */
  counted: string;
  threshold: string;
  shortfall: string;
  fee: string;
  free: boolean;
  /** How a fee came about, `未满¥200.00，运费¥8.00`; null without one. */
  reason: string | null;
  /** `还差¥86.00包邮` or `已包邮` (F2). */
  text: string;
}

/** A priced cart: card, cart, checkout and order all show these figures (D6). */
export interface PricedCart {
  /** In the order of the input. */
  lines: PricedLine[];
  /** By kind, then by id. */
  groups: ActivityGroup[];
  gifts: GiftDue[];
  swaps: SwapOffer[];
  combinations: CombinationState[];
  coupon: BenefitOutcome | null;
  voucher: BenefitOutcome | null;
  redPacket: BenefitOutcome | null;
  shipping: ShippingState;
  totals: CartTotals;
  /** Best first: by cost minus benefit. */
  hints: Hint[];
  problems: CartProblem[];
  /** Whether balance, red packets and vouchers may pay for it (B7). */
  walletAllowed: boolean;
}
