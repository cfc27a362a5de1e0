import type { Schemas } from '../contract/index.ts';
import type { ActivityKind } from './activity.ts';
import { listOf, record } from './codec.ts';
import { type ClaimableCoupon, claimableCouponCodec } from './coupon.ts';
import { type Goods, goodsCodec } from './goods.ts';
import type { CategoryStep } from './goods-list.ts';

/** An activity of the goods, explained. Moments in Unix seconds. */
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

/** The detail page. */
export interface GoodsDetail {
  goods: Goods;
  barcode: string | null;
  /** VAT in percent. */
  vatRate: string | null;
  approvalHolder: string | null;
  storage: string | null;
  /** The package insert, section by section. */
  insert: InsertSection[];
  activities: GoodsActivity[];
  coupons: ClaimableCoupon[];
  related: Goods[];
  categoryPath: CategoryStep[];
}

/** A suggestion under the search box. */
export interface Suggestion {
  type: 'goods' | 'maker';
  name: string;
  /** The goods where it means exactly one, else 0. */
  goodsId: number;
  maker: string | null;
  spec: string | null;
  count: number;
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
});

export const suggestionCodec = record<Schemas['Suggestion'], Suggestion>({
  type: 'type',
  name: 'name',
  goodsId: 'id',
  maker: 'sccj',
  spec: 'ypgg',
  count: 'count',
});
