import type { Schemas } from '../contract/index.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { claimableCouponCodec } from './coupon.ts';
import { goodsCodec } from './goods.ts';
import { flag } from './values.ts';

export type InsertSection = Schemas['InsertSection'];

const goodsActivityCodec = recordOf('GoodsActivity', {
  id: 'id',
  kind: 'kind',
  title: 'title',
  description: 'describe',
  startsAt: 'start_time',
  endsAt: 'end_time',
  url: 'url',
});

/** An activity of the product, explained. Times in Unix seconds. */
export interface GoodsActivity extends Model<typeof goodsActivityCodec> {}

const batchReportCodec = recordOf('BatchReport', {
  id: 'id',
  batchNo: 'pihao',
  name: 'name',
  url: 'url',
  /** YYYY-MM-DD. */
  issuedOn: 'issued_on',
});

/** A quality inspection report of a batch in stock. */
export interface BatchReport extends Model<typeof batchReportCodec> {}

export const boughtBeforeCodec = recordOf('BoughtBefore', {
  times: 'times',
  quantity: 'number',
  lastQuantity: 'last_number',
  lastPrice: 'last_price',
  /** Unix seconds. */
  lastAt: 'last_at',
});

/** The buyer's orders of this product so far. */
export interface BoughtBefore extends Model<typeof boughtBeforeCodec> {}

const batchPictureCodec = recordOf('BatchPicture', { batchNo: 'pihao', large: 'list', thumbnail: 'list-mini' });

/** A photograph of a batch in stock. */
export interface BatchPicture extends Model<typeof batchPictureCodec> {}

const pricePointCodec = recordOf('PricePoint', {
  /** Unix seconds. */
  since: 'time',
  price: 'price',
});

/** A list price and when it began. */
export interface PricePoint extends Model<typeof pricePointCodec> {}

/** The detail ⇄ the data of `getGoods`. */
export const goodsDetailCodec = recordOf('GoodsDetail', {
  goods: ['goods', goodsCodec],
  barcode: 'barcode',
  /** VAT in percent. */
  vatRate: 'vat_rate',
  isPrescription: ['is_prescription', flag],
  approvalHolder: 'approval_holder',
  storage: 'storage',
  /** The package insert, by section. */
  insert: 'insert',
  activities: ['activities', listOf(goodsActivityCodec)],
  coupons: ['coupons', listOf(claimableCouponCodec)],
  related: ['related', listOf(goodsCodec)],
  categoryPath: 'category_path',
  reports: ['reports', listOf(batchReportCodec)],
  /** Null for visitors and if it was never bought. */
  bought: ['bought', nullable(boughtBeforeCodec)],
  batchPictures: ['batch_pictures', listOf(batchPictureCodec)],
  /** A herb's list prices over the last year, ending now; empty without a change. */
  priceCourse: ['price_course', listOf(pricePointCodec)],
});

/** A product's detail page. */
export interface GoodsDetail extends Model<typeof goodsDetailCodec> {}
