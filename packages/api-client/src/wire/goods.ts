import type { Schemas } from '../contract/index.ts';
import { type Block, blockCodec } from './block.ts';
import { listOf, nullable, record } from './codec.ts';
import { type SpecialPrice, specialPriceCodec } from './special-price.ts';
import { flag, numbered } from './values.ts';

/** The kind of price that a line is bought at. */
export type GoodsKind = 'ordinary' | 'seckill' | 'special' | 'combination' | 'swap' | 'gift';

/** Promotion tags: 优 秒 满 换购 赠 特 新. */
export type TagName = Schemas['GoodsTag']['name'];

/** A card's promotion tag. */
export interface Tag {
  name: TagName;
  /** Tooltip. */
  description: string;
  isLink: boolean;
  isShown: boolean;
  /** Last segment of the activity link; null if it is no link. */
  target: string | null;
}

/** One picture of a product. */
export interface GoodsPicture {
  large: string;
  thumbnail: string;
}

/** One tier of the unit price (L3). */
export interface LadderPrice {
  id: number;
  /** Minimum quantity. */
  number: string;
  price: string;
}

/** A batch in stock. */
export interface Batch {
  batchNo: string;
  /** YYYY-MM-DD. */
  expiry: string | null;
  stockLabel: string;
}

/** A purchase cap over a period (B5). */
export interface Quota {
  cap: string;
  period: Schemas['PurchaseQuota']['period'];
  left: string;
  /** Unix seconds; null for a cap per order. */
  resetsAt: number | null;
}

/** A running activity of a product, for badges. */
export interface ActivityReference {
  id: number;
  kind: Schemas['ActivityKind'];
  label: string;
}

/**
 * The products of an activity or coupon: every list must match, any entry of a list suffices; no lists match
 * everything.
 */
export interface GoodsScope {
  goodsIds?: number[];
  categoryIds?: number[];
  makers?: string[];
  scopes?: string[];
  exceptGoodsIds?: number[];
}

/** Product data for card, table, cart and check. Prices are yuan per unit, quantities decimal strings. */
export interface Goods {
  id: number;
  warehouseId: number;
  name: string;
  /** Null while hidden or not quoted: see `priceHidden`. */
  price: string | null;
  priceHidden: NonNullable<Schemas['Goods']['price_hidden']> | null;
  isPriceHidden: boolean;
  /** Price struck through next to a lower one. */
  struckPrice: string | null;
  /** Suggested retail price. */
  suggestedPrice: string | null;
  /** List price, before tiers and promotions. */
  listPrice: string | null;
  /** Unit price with the best claimable coupon (D5). */
  couponPrice: string | null;
  rebate: string | null;
  rebateTitle: string | null;
  rebateRemarks: string | null;
  rebateTarget: 'none' | 'balance' | 'red_packet';
  withCoupon: boolean;
  isControlled: boolean;
  ruleRole: 'none' | 'full_reduction' | 'swap';
  swapPrice: string | null;
  /** Text of the full reduction or swap. */
  ruleText: string | null;
  isFreeShipping: boolean;
  /** Quantity that ships free; '0' for none. */
  freeShippingNumber: string;
  freeShippingTitle: string | null;
  freeShippingText: string | null;
  isFavourite: boolean;
  tags: Tag[];
  pictures: GoodsPicture[];
  video: string | null;
  /** Frame laid over the picture during a theme. */
  pictureFrame: string | null;
  nationalCode: string | null;
  productionStandard: string | null;
  maker: string | null;
  spec: string | null;
  origin: string | null;
  /** Units per case; '0' if unknown. */
  caseSize: string;
  /** Minimum quantity and step (Q1). */
  packStep: string;
  /** Units in the middle pack as printed on it. */
  packSize: string;
  /** Nearest expiry in stock, YYYY-MM-DD. */
  expiry: string | null;
  isExpiryUrgent: boolean;
  isNearExpiry: boolean;
  stock: string;
  stockLabel: string;
  defaultQuantity: string;
  /** Current maximum units per order; '0' for none. */
  purchaseCap: string;
  purchaseCapText: string | null;
  quota: Quota | null;
  unit: string;
  isBuyable: boolean;
  block: Block | null;
  countsForFreeShippingZone: boolean;
  kind: GoodsKind;
  priceId: number;
  ladderPriceId: number;
  fullReductionId: number;
  ladder: LadderPrice[];
  hasLadder: boolean;
  ladderText: string | null;
  batches: Batch[];
  /** Replaces 加入购物车. */
  buyLabel: string | null;
  isPinned: boolean;
  commonName: string | null;
  categoryId: number;
  /** The category and its ancestors. */
  categoryIds: number[];
  dosageForm: string | null;
  approvalNo: string | null;
  /** Business scope class (B4). */
  scope: string;
  containsEphedrine: boolean;
  special: SpecialPrice | null;
  activities: ActivityReference[];
  sales: string;
  createdAt: number;
  /** Units in the buyer's cart. */
  inCart: string;
  /** Unit price of the buyer's last order. */
  lastPrice: string | null;
  /** Per tablet, gram or millilitre, if products are compared. */
  contentPrice: Schemas['ContentPrice'] | null;
}

export const goodsKind = numbered(['ordinary', 'seckill', 'special', 'combination', 'swap', 'gift']);

export const goodsScopeCodec = record<Schemas['GoodsScope'], GoodsScope>({
  goodsIds: 'goods_ids',
  categoryIds: 'category_ids',
  makers: 'makers',
  scopes: 'scopes',
  exceptGoodsIds: 'except_goods_ids',
});

export const pictureCodec = record<Schemas['GoodsImage'], GoodsPicture>({ large: 'list', thumbnail: 'list-mini' });

const tagCodec = record<Schemas['GoodsTag'], Tag>({
  name: 'name',
  description: 'describe',
  isLink: ['is_jump', flag],
  isShown: ['is_show', flag],
  target: 'target',
});

const quotaCodec = record<Schemas['PurchaseQuota'], Quota>({
  cap: 'cap',
  period: 'period',
  left: 'left',
  resetsAt: 'resets_at',
});

const batchCodec = record<Schemas['GoodsBatch'], Batch>({
  batchNo: 'pihao',
  expiry: 'yxq',
  stockLabel: 'number_label',
});

/** Goods ⇄ `Schemas['Goods']`. */
export const goodsCodec = record<Schemas['Goods'], Goods>({
  id: 'id',
  warehouseId: 'ck_id',
  name: 'name',
  price: 'price',
  priceHidden: 'price_hidden',
  isPriceHidden: ['is_hidden', flag],
  struckPrice: 'base_price',
  suggestedPrice: 'market_price',
  listPrice: 'ori_price',
  couponPrice: 'coupon_after_price',
  rebate: 'rebate',
  rebateTitle: 'rebate_title',
  rebateRemarks: 'rebate_remarks',
  rebateTarget: ['rebate_mode', numbered(['none', 'balance', 'red_packet'])],
  withCoupon: ['with_coupon', flag],
  isControlled: ['is_kxpz', flag],
  ruleRole: ['is_mzhg', numbered(['none', 'full_reduction', 'swap'])],
  swapPrice: 'hg_price',
  ruleText: 'mzhg_desc',
  isFreeShipping: ['is_free_shipping', flag],
  freeShippingNumber: 'free_shipping_number',
  freeShippingTitle: 'free_shipping_title',
  freeShippingText: 'free_shipping_desc',
  isFavourite: ['is_favorite', flag],
  tags: ['tags', listOf(tagCodec)],
  pictures: ['goods_image', listOf(pictureCodec)],
  video: 'goods_video',
  pictureFrame: 'subject_box',
  nationalCode: 'gjbzm',
  productionStandard: 'sczxbz',
  maker: 'sccj',
  spec: 'ypgg',
  origin: 'shpchd',
  caseSize: 'jzl',
  packStep: 'zbz',
  packSize: 'zbz_number',
  expiry: 'yxq',
  isExpiryUrgent: ['is_xq', flag],
  isNearExpiry: ['is_jxq', flag],
  stock: 'number',
  stockLabel: 'number_label',
  defaultQuantity: 'qg_number',
  purchaseCap: 'xg_number',
  purchaseCapText: 'xg_number_desc',
  quota: ['quota', nullable(quotaCodec)],
  unit: 'bzdw',
  isBuyable: ['is_buy', flag],
  block: ['cant_buy_reason', nullable(blockCodec)],
  countsForFreeShippingZone: ['is_youx', flag],
  kind: ['type', goodsKind],
  priceId: 'goods_price_id',
  ladderPriceId: 'ladder_price_id',
  fullReductionId: 'goods_manjian_id',
  ladder: 'ladder_price',
  hasLadder: ['ladder_price_type', flag],
  ladderText: 'jtStr',
  batches: ['goods_pihao', listOf(batchCodec)],
  buyLabel: 'buy_button_label',
  isPinned: ['byTop', flag],
  commonName: 'common_name',
  categoryId: 'category_id',
  categoryIds: 'category_ids',
  dosageForm: 'dosage_form',
  approvalNo: 'approval_no',
  scope: 'scope',
  containsEphedrine: ['contains_ephedrine', flag],
  special: ['special_price', nullable(specialPriceCodec)],
  activities: 'activities',
  sales: 'sales',
  createdAt: 'created_at',
  inCart: 'in_cart',
  lastPrice: 'last_price',
  contentPrice: 'content_price',
});
