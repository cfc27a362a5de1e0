import type { Activity, CashVoucher, Coupon, RedPacket } from '../promotions/types.ts';
import type { PurchaseBlock } from '../purchase/types.ts';
import type { DecimalInput, Id, TimeInput } from '../values.ts';

/** One step of a tiered price (L3): from `number` pieces on, a piece costs `price`. */
export interface LadderStep {
  number: DecimalInput;
  price: DecimalInput;
}

/** What a piece costs: by list, by its tiered price, or by one of the special prices. */
export type PriceKind = 'list' | 'ladder' | SpecialKind;

/** 秒 seckill, 特 daily special, 组合购 combination, 换购 swap purchase. */
export type SpecialKind = 'seckill' | 'special' | 'combination' | 'swap';

/**
 * A special unit price of one line. It holds between `startsAt` and `endsAt` by `cart.now`, and only where it is
 * lower than the ordinary price. A combination holds only as a whole set, a swap only once its tier is reached.
 */
export interface SpecialPrice {
  kind: SpecialKind;
  price: DecimalInput;
  /** The activity that brings the price; needed for `combination` and `swap`. */
  activityId?: Id | null;
  /** Seckill, combination and swap lines join no coupon unless this is true (D2), daily specials unless it is false. */
  withCoupon?: boolean;
  startsAt?: TimeInput | null;
  endsAt?: TimeInput | null;
}

/** The facts of a goods that activities, coupons and hints look at. */
export interface GoodsFacts {
  goodsId: Id;
  /** `null` where the goods has no quoted price (暂无报价): such a line is never counted. */
  listPrice: DecimalInput | null;
  ladder?: readonly LadderStep[] | null;
  /** The category and its ancestors. */
  categoryIds?: readonly Id[];
  maker?: string | null;
  /** Business scope class (B4), e.g. `中成药`. */
  scope?: string | null;
  /** The activities this goods takes part in. Activities with a `scope` of their own need not be named. */
  activityIds?: readonly Id[];
  /** Ships free from this number of pieces on (F1); 0 or absent: never by number. */
  freeShippingNumber?: DecimalInput | null;
  /** `false` keeps the goods out of every coupon. */
  withCoupon?: boolean;
  /** 含麻黄碱类复方制剂: own order, no coupon, voucher, red packet or balance (B7). */
  containsEphedrine?: boolean;
}

/** One line of the cart. */
export interface CartLine extends GoodsFacts {
  id: Id;
  quantity: DecimalInput;
  selected: boolean;
  /** Why the buyer cannot buy it (`purchaseBlock`); such a line is never selected (S2). */
  block?: PurchaseBlock | null;
  special?: SpecialPrice | null;
  /** Smallest quantity and step; only hints use it. */
  packStep?: DecimalInput;
  /** `bzdw`, used in sentences; default 件. */
  unit?: string | null;
}

/** Shipping costs `fee` below `threshold`; `threshold` 0 or absent: always free. */
export interface ShippingRule {
  threshold?: DecimalInput | null;
  fee: DecimalInput;
}

/** Goods that the buyer buys anyway, in whole packs, from which a hint fills up to the next tier (K6). */
export interface UsualGoods extends GoodsFacts {
  name: string;
  packStep: DecimalInput;
  stock: DecimalInput;
  purchaseCap?: DecimalInput | null;
  block?: PurchaseBlock | null;
  unit?: string | null;
}

/** All that the price of a cart depends on. */
export interface Cart {
  lines: readonly CartLine[];
  activities?: readonly Activity[];
  coupon?: Coupon | null;
  voucher?: CashVoucher | null;
  redPacket?: RedPacket | null;
  shipping?: ShippingRule | null;
  /** The server's time; without it no period is checked. */
  now?: TimeInput;
  /** What hints propose to reach the next tier (K6); without it they carry no `plan`. */
  usualGoods?: readonly UsualGoods[];
}
