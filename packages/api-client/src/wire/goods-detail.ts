import type { Schemas } from '../contract/index.ts';
import type { ActivityKind } from './activity.ts';
import { listOf, nullable, record } from './codec.ts';
import { type ClaimableCoupon, claimableCouponCodec } from './coupon.ts';
import { type Goods, goodsCodec } from './goods.ts';
import type { CategoryStep } from './goods-list.ts';

/** An activity of the product, explained. Times in Unix seconds. */
export interface GoodsActivity {
  id: number;
  kind: ActivityKind;
  title: string;
  description: string;
  startsAt: number;
  endsAt: number;
  url: string | null;
}

export type InsertSection = Schemas['InsertSection'];

/** A quality inspection report of a batch in stock. */
export interface BatchReport {
  id: number;
  batchNo: string;
  name: string;
  url: string;
  /** YYYY-MM-DD. */
  issuedOn: string | null;
}

/** The buyer's orders of this product so far. */
export interface BoughtBefore {
  times: number;
  quantity: string;
  lastQuantity: string;
  lastPrice: string;
  /** Unix seconds. */
  lastAt: number;
}

/** A product's detail page. */
export interface GoodsDetail {
  goods: Goods;
  barcode: string | null;
  /** VAT in percent. */
  vatRate: string | null;
  approvalHolder: string | null;
  storage: string | null;
  /** The package insert, by section. */
  insert: InsertSection[];
  activities: GoodsActivity[];
  coupons: ClaimableCoupon[];
  related: Goods[];
  categoryPath: CategoryStep[];
  reports: BatchReport[];
  /** Null for visitors and if it was never bought. */
  bought: BoughtBefore | null;
}

const goodsActivityCodec = record<Schemas['GoodsActivity'], GoodsActivity>({
  id: 'id',
  kind: 'kind',
  title: 'title',
  description: 'describe',
  startsAt: 'start_time',
  endsAt: 'end_time',
  url: 'url',
});

const batchReportCodec = record<Schemas['BatchReport'], BatchReport>({
  id: 'id',
  batchNo: 'pihao',
  name: 'name',
  url: 'url',
  issuedOn: 'issued_on',
});

export const boughtBeforeCodec = record<Schemas['BoughtBefore'], BoughtBefore>({
  times: 'times',
  quantity: 'number',
  lastQuantity: 'last_number',
  lastPrice: 'last_price',
  lastAt: 'last_at',
});

/** The detail ⇄ the data of `getGoods`. */
export const goodsDetailCodec = record<Schemas['GoodsDetail'], GoodsDetail>({
  goods: ['goods', goodsCodec],
  barcode: 'barcode',
  vatRate: 'vat_rate',
  approvalHolder: 'approval_holder',
  storage: 'storage',
  insert: 'insert',
  activities: ['activities', listOf(goodsActivityCodec)],
  coupons: ['coupons', listOf(claimableCouponCodec)],
  related: ['related', listOf(goodsCodec)],
  categoryPath: 'category_path',
  reports: ['reports', listOf(batchReportCodec)],
  bought: ['bought', nullable(boughtBeforeCodec)],
});
