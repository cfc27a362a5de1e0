import type { PurchaseBlock } from '../purchase/types.ts';
import type { RuleTier } from '../tiers/types.ts';

/** A decimal number: a string such as `'12.80'`, or a number where a person typed it. */
export type DecimalInput = string | number;

/** An id of the shop. `7` and `'7'` are the same id. */
export type Id = string | number;

/** A moment: a `Date`, a timestamp (10 digits are seconds, otherwise milliseconds), or a date text. */
export type Moment = Date | number | string;

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
  startsAt?: Moment | null;
  endsAt?: Moment | null;
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
  /** 含麻黄碱类复方制剂 (B7): own order, no coupon, voucher, red packet or balance. */
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

/**
 * Which goods an activity or a coupon covers. Every list that is given must match, any entry of it suffices;
 * an empty scope covers all goods.
 */
export interface GoodsScope {
  goodsIds?: readonly Id[];
  categoryIds?: readonly Id[];
  makers?: readonly string[];
  scopes?: readonly string[];
  exceptGoodsIds?: readonly Id[];
}

/** What a tier counts: the money of its lines, or their pieces. */
export type Measure = 'money' | 'pieces';

interface ActivityBase {
  id: Id;
  title: string;
  /** Covers goods beyond those that name the activity in `activityIds`. */
  scope?: GoodsScope | null;
  startsAt?: Moment | null;
  endsAt?: Moment | null;
  /** A line joins one full reduction and one discount: the highest priority (default 0), then the lowest id. */
  priority?: number;
}

/** Goods given away with a tier (赠). */
export interface Gift {
  goodsId: Id;
  name: string;
  number: DecimalInput;
  /** What is left of it; absent: enough. */
  stock?: DecimalInput | null;
  unit?: string | null;
}

/** A tier of a full reduction: from `amount` on, `money` comes off, and perhaps gifts come along. */
export interface ReductionTier {
  amount: DecimalInput;
  money: DecimalInput;
  gifts?: readonly Gift[];
}

/** 满: full reduction; the highest tier reached counts once. */
export interface FullReduction extends ActivityBase {
  kind: 'full_reduction';
  /** Default `money`. */
  measure?: Measure;
  tiers: readonly ReductionTier[];
}

/** A discount such as 全场94折: `rate` `'0.94'` of what is left is paid, from `threshold` on. */
export interface Discount extends ActivityBase {
  kind: 'discount';
  rate: DecimalInput;
  threshold?: DecimalInput | null;
  measure?: Measure;
}

/** 赠: gifts by tier; with `repeat` the tier's gifts come once for each time its amount is reached (买10赠1). */
export interface GiftActivity extends ActivityBase {
  kind: 'gift';
  measure?: Measure;
  repeat?: boolean;
  tiers: readonly { amount: DecimalInput; gifts: readonly Gift[] }[];
}

/** Goods that may be bought at a swap price once a tier is reached. */
export interface SwapGoods {
  goodsId: Id;
  name: string;
  price: DecimalInput;
  /** The most pieces an order may take. */
  number: DecimalInput;
  /** What is left of it; absent: enough. */
  stock?: DecimalInput | null;
}

/** 换购: swap purchase by tier. Swap lines themselves count for no tier. */
export interface SwapActivity extends ActivityBase {
  kind: 'swap';
  measure?: Measure;
  tiers: readonly { amount: DecimalInput; swaps: readonly SwapGoods[] }[];
}

/** 组合购: goods bought together. Lines name it by `special.activityId`; an incomplete set has ordinary prices. */
export interface Combination extends ActivityBase {
  kind: 'combination';
  /** One set: so many pieces of each goods. */
  members: readonly { goodsId: Id; number: DecimalInput }[];
}

/** An activity that `priceCart` knows. */
export type Activity = FullReduction | Discount | GiftActivity | SwapActivity | Combination;

interface BenefitBase {
  id: Id;
  title: string;
  /** What its goods must amount to; absent: any amount. */
  threshold?: DecimalInput | null;
  startsAt?: Moment | null;
  endsAt?: Moment | null;
  scope?: GoodsScope | null;
}

/** A coupon takes off `money`, or pays only `rate` of what is left (`'0.95'`), then at most `maxMoney` off. */
export interface Coupon extends BenefitBase {
  money?: DecimalInput | null;
  rate?: DecimalInput | null;
  maxMoney?: DecimalInput | null;
}

/** 现金券. */
export interface CashVoucher extends BenefitBase {
  money: DecimalInput;
}

/** 红包. */
export interface RedPacket extends BenefitBase {
  money: DecimalInput;
}

/** Shipping costs `fee` below `threshold`; `threshold` 0 or absent: always free. */
export interface ShippingRule {
  threshold?: DecimalInput | null;
  fee: DecimalInput;
}

/** Goods that the buyer buys anyway, from which K6 fills up to the next tier. */
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
  now?: Moment;
  /** For the proposals of K6; without it hints carry no `plan`. */
  usualGoods?: readonly UsualGoods[];
}

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
 * `list − priceReduction = amount`, and `amount − fullReduction − discount − coupon − voucher − redPacket = paid`.
 */
export interface PriceProof {
  /** List price × quantity. */
  list: string;
  /** What tiered or special price took off; below zero only if a tiered price is above the list price. */
  priceReduction: string;
  amount: string;
  fullReduction: string;
  discount: string;
  coupon: string;
  voucher: string;
  redPacket: string;
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

/** A hint: how much more, and what it brings (L4, K6). */
export interface Hint {
  kind: 'full_reduction' | 'discount' | 'gift' | 'swap' | 'coupon' | 'shipping';
  /** The activity or coupon; null for shipping. */
  id: Id | null;
  measure: Measure;
  /** Money with 2 decimals, or pieces. */
  missing: string;
  /** The money that the step brings beyond what is reached; null where it brings goods. */
  gain: string | null;
  /** `再买¥120.00减¥10.00`. */
  text: string;
  /** What to add (K6); null without `usualGoods` or where none of them reaches the tier. */
  plan: PurchasePlan | null;
}

/** Goods in whole packs that reach a tier at least cost (K6). */
export interface PurchasePlan {
  lines: { goodsId: Id; name: string; quantity: string; unitPrice: string; amount: string }[];
  /** What the goods cost. */
  cost: string;
  /** `加购 板蓝根颗粒 10袋，共¥125.00`. */
  text: string;
}

/** A tier as it is shown: money with 2 decimals, pieces short. */
export interface GroupTier extends RuleTier {
  amount: string;
  money: string;
}

/** An activity with the lines that belong to it. */
export interface ActivityGroup {
  activityId: Id;
  kind: 'full_reduction' | 'discount' | 'gift' | 'swap';
  title: string;
  measure: Measure;
  /** All lines of the activity, also those that do not count. */
  lineIds: Id[];
  /** What the counted lines amount to: money with 2 decimals, or pieces. */
  measured: string;
  /** Tiers as L1 and L2 order them; `money` is `0.00` where a tier brings goods only. */
  tiers: GroupTier[];
  reached: GroupTier | null;
  next: { tier: GroupTier; missing: string } | null;
  /** Towards the next tier, 0 to 1; 1 once the highest is reached. For a bar only. */
  progress: number;
  /** What it takes off. */
  reduction: string;
  /** `已满¥300.00减¥20.00`, or null below the first tier. */
  reachedText: string | null;
  hint: Hint | null;
}

/** A gift that a reached tier brings (D3). */
export interface GiftDue {
  activityId: Id;
  goodsId: Id;
  name: string;
  /** What is really given: no more than is left. */
  quantity: string;
  /** What the tier promises. */
  promised: string;
  /** `赠品已送完` or `赠品仅剩2盒`; null if all are there. */
  shortage: string | null;
}

/** Swap goods that a swap activity offers. */
export interface SwapOffer {
  activityId: Id;
  goodsId: Id;
  name: string;
  price: string;
  /** The most pieces, no more than are left. */
  maximum: string;
  reached: boolean;
  /** `0` once reached. */
  missing: string;
  text: string;
}

/** A combination in the cart. */
export interface CombinationState {
  activityId: Id;
  lineIds: Id[];
  /** Whole sets; 0 where the set is incomplete and ordinary prices hold. */
  sets: string;
  text: string | null;
}

/** Why a coupon, voucher or red packet takes nothing off. */
export interface BenefitRefusal {
  code: 'NOT_STARTED' | 'EXPIRED' | 'NO_GOODS' | 'NOT_COMBINABLE' | 'EPHEDRINE' | 'BELOW_THRESHOLD' | 'NOTHING_LEFT';
  message: string;
  /** Money still missing to the threshold, only with `BELOW_THRESHOLD`. */
  missing: string | null;
}

/** What a coupon, voucher or red packet did. */
export interface BenefitOutcome {
  id: Id;
  title: string;
  /** Either it takes something off, or `refusal` says why not. */
  applied: boolean;
  /** What it takes off. */
  amount: string;
  /** What the goods it covers amount to at that point. */
  counted: string;
  refusal: BenefitRefusal | null;
}

/** Something about the whole order that must be settled before it can be placed. */
export interface CartProblem {
  code: 'EPHEDRINE_OWN_ORDER';
  message: string;
  lineIds: Id[];
}

/** The sums of the counted lines; money with 2 decimals. */
export interface CartTotals {
  /** At list prices. */
  list: string;
  /** What tiered and special prices took off. */
  priceReduction: string;
  /** The sum of the lines' amounts. */
  goods: string;
  fullReduction: string;
  discount: string;
  coupon: string;
  voucher: string;
  redPacket: string;
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

/** Free shipping (F1–F3). */
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
