import type { Schemas } from '../contract/index.ts';
import { blockCodec } from './block.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { specialPriceCodec } from './special-price.ts';
import { flag, numbered } from './values.ts';

/** The kind of price that a line is bought at. */
export type GoodsKind = 'ordinary' | 'seckill' | 'special' | 'combination' | 'swap' | 'gift';

/** A promotion tag, such as 满 for a full reduction. */
export type TagName = Schemas['PromotionTag'];

/** One tier of the unit price (L3). */
export type LadderPrice = Schemas['LadderPrice'];

/** A running activity of a product, for badges. */
export type ActivityReference = Schemas['ActivityReference'];

export const goodsKind = numbered(['ordinary', 'seckill', 'special', 'combination', 'swap', 'gift']);

export const goodsScopeCodec = recordOf('GoodsScope', {
  goodsIds: 'goods_ids',
  categoryIds: 'category_ids',
  makers: 'makers',
  scopes: 'scopes',
  exceptGoodsIds: 'except_goods_ids',
});

/** The products of an activity or coupon: those that match each list. Without lists, all products. */
export interface GoodsScope extends Model<typeof goodsScopeCodec> {}

export const pictureCodec = recordOf('GoodsImage', { large: 'list', thumbnail: 'list-mini' });

/** One picture of a product. */
export interface GoodsPicture extends Model<typeof pictureCodec> {}

const ownPriceCodec = recordOf('OwnPrice', {
  lineId: 'id',
  listId: 'list_id',
  title: 'title',
  price: 'price',
  /** Whether tiers, activities and coupons apply on top. */
  joinsPromotions: ['with_promotions', flag],
});

/** The buyer's own price (协议价). */
export interface OwnPrice extends Model<typeof ownPriceCodec> {}

const tagCodec = recordOf('GoodsTag', {
  name: 'name',
  /** Tooltip. */
  description: 'describe',
  isLink: ['is_jump', flag],
  isShown: ['is_show', flag],
  /** Last segment of the activity link; null if it is no link. */
  target: 'target',
});

/** A card's promotion tag. */
export interface Tag extends Model<typeof tagCodec> {}

const quotaCodec = recordOf('PurchaseQuota', {
  cap: 'cap',
  period: 'period',
  left: 'left',
  /** Unix seconds; null for a cap per order. */
  resetsAt: 'resets_at',
});

/** A purchase cap over a period (B5). */
export interface Quota extends Model<typeof quotaCodec> {}

const batchCodec = recordOf('GoodsBatch', {
  batchNo: 'pihao',
  /** YYYY-MM-DD. */
  expiry: 'yxq',
  stockLabel: 'number_label',
});

/** A batch in stock. */
export interface Batch extends Model<typeof batchCodec> {}

/** Goods ⇄ `Schemas['Goods']`. */
export const goodsCodec = recordOf('Goods', {
  id: 'id',
  warehouseId: 'ck_id',
  name: 'name',
  /** Null while hidden or not quoted: see `priceHidden`. */
  price: 'price',
  priceHidden: 'price_hidden',
  isPriceHidden: ['is_hidden', flag],
  /** Price struck through next to a lower one. */
  struckPrice: 'base_price',
  /** Suggested retail price. */
  suggestedPrice: 'market_price',
  /** List price, before tiers and promotions. */
  listPrice: 'ori_price',
  /** Unit price with the best claimable coupon (D5). */
  couponPrice: 'coupon_after_price',
  rebate: 'rebate',
  rebateTitle: 'rebate_title',
  rebateRemarks: 'rebate_remarks',
  rebateTarget: ['rebate_mode', numbered(['none', 'balance', 'red_packet'])],
  withCoupon: ['with_coupon', flag],
  isControlled: ['is_kxpz', flag],
  ruleRole: ['is_mzhg', numbered(['none', 'full_reduction', 'swap'])],
  swapPrice: 'hg_price',
  /** Text of the full reduction or swap. */
  ruleText: 'mzhg_desc',
  isFreeShipping: ['is_free_shipping', flag],
  /** Quantity that ships free; '0' for none. */
  freeShippingNumber: 'free_shipping_number',
  freeShippingTitle: 'free_shipping_title',
  freeShippingText: 'free_shipping_desc',
  isFavourite: ['is_favorite', flag],
  tags: ['tags', listOf(tagCodec)],
  pictures: ['goods_image', listOf(pictureCodec)],
  video: 'goods_video',
  /** Frame laid over the picture during a theme. */
  pictureFrame: 'subject_box',
  nationalCode: 'gjbzm',
  productionStandard: 'sczxbz',
  maker: 'sccj',
  spec: 'ypgg',
  origin: 'shpchd',
  /** Units per case; '0' if unknown. */
  caseSize: 'jzl',
  /** Minimum quantity and step (Q1). */
  packStep: 'zbz',
  /** Units in the middle pack as printed on it. */
  packSize: 'zbz_number',
  /** Nearest expiry in stock, YYYY-MM-DD. */
  expiry: 'yxq',
  isExpiryUrgent: ['is_xq', flag],
  isNearExpiry: ['is_jxq', flag],
  /** Preferred by the buyer's company. */
  isPreferred: ['is_preferred', flag],
  stock: 'number',
  stockLabel: 'number_label',
  defaultQuantity: 'qg_number',
  /** Current maximum units per order; '0' for none. */
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
  ownPrice: ['own_price', nullable(ownPriceCodec)],
  ladder: 'ladder_price',
  hasLadder: ['ladder_price_type', flag],
  ladderText: 'jtStr',
  batches: ['goods_pihao', listOf(batchCodec)],
  /** Replaces 加入购物车. */
  buyLabel: 'buy_button_label',
  isPinned: ['byTop', flag],
  commonName: 'common_name',
  categoryId: 'category_id',
  /** The category and its ancestors. */
  categoryIds: 'category_ids',
  dosageForm: 'dosage_form',
  approvalNo: 'approval_no',
  /** Business scope class (B4). */
  scope: 'scope',
  containsEphedrine: ['contains_ephedrine', flag],
  special: ['special_price', nullable(specialPriceCodec)],
  activities: 'activities',
  sales: 'sales',
  createdAt: 'created_at',
  /** Units in the buyer's cart. */
  inCart: 'in_cart',
  /** Unit price of the buyer's last order. */
  lastPrice: 'last_price',
  /** Per tablet, gram or millilitre. */
  contentPrice: 'content_price',
});

/** Product data for card, table, cart and checkout. Prices are yuan per unit, quantities decimal strings. */
export interface Goods extends Model<typeof goodsCodec> {}
