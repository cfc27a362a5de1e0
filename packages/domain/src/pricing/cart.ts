import type { Activity, CashVoucher, Coupon, RedPacket } from '../promotions/types.ts';
import type { PurchaseBlock } from '../purchase/types.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import type { OwnPrice } from './own-price.ts';

/** One tier of the unit price (L3): from `number` pieces on, a piece costs `price`. */
export interface LadderStep {
  number: DecimalInput;
  price: DecimalInput;
}

/** The source of the unit price: list, tier, the buyer's own price, or one of the special prices. */
export type PriceKind = 'list' | 'ladder' | 'own' | SpecialKind;

/** 秒 seckill, 特 daily special, 组合购 combination, 换购 swap purchase. */
export type SpecialKind = 'seckill' | 'special' | 'combination' | 'swap';

/**
 * A special unit price of one line. It holds between `startsAt` and `endsAt` by `cart.now`, and only if it is lower
 * than the ordinary price. A combination needs complete sets, a swap a reached tier.
 */
export interface SpecialPrice {
  kind: SpecialKind;
  price: DecimalInput;
  /** The activity of the price; required for `combination` and `swap`. */
  activityId?: number | null;
  /** Seckill, combination and swap lines join no coupon unless this is true (D2), daily specials unless it is false. */
  withCoupon?: boolean;
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
}

/** The product facts that activities, coupons and hints use. */
export interface GoodsFacts {
  goodsId: number;
  /** `null` for a product without a quoted price (暂无报价); its lines never count. */
  listPrice: DecimalInput | null;
  /** With an own price only the tiers on top of it (`tiersOnTop`). */
  ladder?: readonly LadderStep[] | null;
  /** The buyer's own price instead of the list price. */
  ownPrice?: OwnPrice | null;
  /** The category and its ancestors. */
  categoryIds?: readonly number[];
  maker?: string | null;
  /** Business scope class (B4), e.g. `中成药`. */
  scope?: string | null;
  /** The activities of this product. Activities with a `scope` need not be named. */
  activityIds?: readonly number[];
  /** Ships free from this number of pieces on (F1); 0 or absent: never by number. */
  freeShippingNumber?: DecimalInput | null;
  /** `false` excludes the product from every coupon. */
  withCoupon?: boolean;
  /** 含麻黄碱类复方制剂: own order, no coupon, voucher, red packet or balance (B7). */
  containsEphedrine?: boolean;
  /** Grams of one piece; absent: `unitGrams` of the freight. */
  weightGrams?: number | null;
}

/** One line of the cart. */
export interface CartLine extends GoodsFacts {
  id: number;
  quantity: DecimalInput;
  selected: boolean;
  /** Why the buyer cannot buy it (`purchaseBlock`); such a line is never selected (S2). */
  block?: PurchaseBlock | null;
  special?: SpecialPrice | null;
  /** Minimum quantity and step; only hints use it. */
  packStep?: DecimalInput;
  /** `bzdw`, used in sentences; default 件. */
  unit?: string | null;
}

/** Freight by weight: `firstGrams` cost the rule's `fee`, each further `nextGrams` or part of them `nextFee`. */
export interface FreightWeight {
  firstGrams: number;
  nextGrams: number;
  nextFee: DecimalInput;
  /** Grams of a piece whose weight is unknown. */
  unitGrams: number;
}

/** Shipping costs `fee` below `threshold`; `threshold` 0 or absent: always free. */
export interface ShippingRule {
  threshold?: DecimalInput | null;
  fee: DecimalInput;
  /** Absent: `fee` at any weight. */
  weight?: FreightWeight | null;
  /** The least sum of products before reductions (起送); 0 or absent: none. */
  minimum?: DecimalInput | null;
}

/** Products that the buyer buys anyway, in full packs, for hints that fill up to the next tier (K6). */
export interface UsualGoods extends GoodsFacts {
  name: string;
  packStep: DecimalInput;
  stock: DecimalInput;
  purchaseCap?: DecimalInput | null;
  block?: PurchaseBlock | null;
  unit?: string | null;
}

/** The input of a cart's price. */
export interface Cart {
  lines: readonly CartLine[];
  activities?: readonly Activity[];
  coupon?: Coupon | null;
  voucher?: CashVoucher | null;
  redPacket?: RedPacket | null;
  shipping?: ShippingRule | null;
  /** The server's time; without it no period is checked. */
  now?: TimeInput;
  /** Candidates for reaching the next tier (K6); without them hints have no `plan`. */
  usualGoods?: readonly UsualGoods[];
}
