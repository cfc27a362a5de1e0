import type {
  ActivityGroup,
  BenefitOutcome,
  CombinationState,
  GiftDue,
  Hint,
  SwapOffer,
} from '../promotions/outcomes.ts';
import type { ByPart } from '../promotions/reduction-part.ts';
import type { Id } from '../values.ts';
import type { PriceKind } from './cart.ts';

/** Why a line does not count, with a sentence to show. */
export interface Exclusion {
  code: 'NOT_SELECTED' | 'BLOCKED' | 'NO_PRICE' | 'SWAP_NOT_REACHED' | 'SWAP_LIMIT';
  message: string;
}

/** Where a line stands in its tiered price. */
export interface LadderPosition {
  reached: { number: string; price: string } | null;
  next: { number: string; price: string; missing: string } | null;
  /** `再买5件单价¥13.90`, or null at the top. */
  text: string | null;
}

/**
 * How a line's price came about (K5), all money with 2 decimals:
 * `list − priceReduction = amount`, and `amount` less what each part of the reductions took off `= paid`.
 */
export interface PriceProof extends ByPart<string> {
  /** List price × quantity. */
  list: string;
  /** What tiered or special price took off; below zero only if a tiered price is above the list price. */
  priceReduction: string;
  amount: string;
  /** What the buyer pays for the line, without shipping; refunds are shares of this. */
  paid: string;
}

/** A priced line. A line that does not count shows `unitPrice` and `amount` all the same, but pays nothing. */
export interface PricedLine {
  id: Id;
  goodsId: Id;
  quantity: string;
  /** Whether the line counts: selected, buyable, priced. */
  selected: boolean;
  excluded: Exclusion | null;
  /** `null` where the goods has no price. */
  unitPrice: string | null;
  priceKind: PriceKind;
  /** Unit price × quantity, rounded down (M1, M2). */
  amount: string;
  ladder: LadderPosition | null;
  shipsFree: boolean;
  joinsCoupon: boolean;
  /** The full reduction that the line belongs to, for grouping the cart page. */
  fullReductionId: Id | null;
  discountId: Id | null;
  /** For lines that do not count: all parts `0.00`. */
  proof: PriceProof;
}

/** Something about the whole order that must be settled before it can be placed. */
export interface CartProblem {
  code: 'EPHEDRINE_OWN_ORDER';
  message: string;
  lineIds: Id[];
}

/** The sums of the counted lines; money with 2 decimals. */
export interface CartTotals extends ByPart<string> {
  /** At list prices. */
  list: string;
  /** What tiered and special prices took off. */
  priceReduction: string;
  /** The sum of the lines' amounts. */
  goods: string;
  /** The sum of what the lines pay. */
  goodsPayable: string;
  shippingFee: string;
  /** `goodsPayable` + `shippingFee`. */
  payable: string;
  /** `list` − `goodsPayable`, never below zero. */
  saved: string;
  lineCount: number;
  /** The sum of the quantities, e.g. `182` or `3.5`. */
  pieceCount: string;
}

/** What counts towards free shipping, and what is missing (F1–F3). */
export interface ShippingState {
  /** What counts towards the threshold: counted lines that do not ship free by number (F3). */
  counted: string;
  threshold: string;
  shortfall: string;
  fee: string;
  free: boolean;
  /** `还差¥86.00包邮` or `已包邮` (F2). */
  text: string;
}

/** A priced cart: card, cart, check and order all show these figures (D6). */
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
  /** The best first: least to be spent after what it brings. */
  hints: Hint[];
  problems: CartProblem[];
  /** Whether balance, red packets and vouchers may pay for it (B7). */
  walletAllowed: boolean;
}
