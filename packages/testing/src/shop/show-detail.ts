import type { GoodsDetail } from '@yaoji/api-client/wire';
import { ruleParts, toDate } from '@yaoji/domain';
import { Refusal } from './refusal.ts';
import { findGoods, type Shop, toSeconds } from './shop.ts';
import { coveringActivities, toGoods } from './show-goods.ts';

const mostRelated = 10;

/** The page of a product. */
export function showDetail(shop: Shop, id: number): GoodsDetail {
  const goods = findGoods(shop, id);
  if (!goods) throw new Refusal('notFound', '商品不存在');
  const related = shop.state.goods.filter(
    (other) => other.id !== id && goods.category && other.category?.id === goods.category.id,
  );
  return {
    goods: toGoods(goods, shop),
    barcode: null,
    vatRate: '13',
    isPrescription: false,
    approvalHolder: goods.maker ?? null,
    storage: null,
    insert: [],
    activities: coveringActivities(goods, shop).map((activity) => ({
      id: activity.id,
      kind: activity.kind,
      title: activity.title,
      description: ruleParts(activity).join('，'),
      startsAt: activity.startsAt == null ? 0 : toSeconds(toDate(activity.startsAt)),
      endsAt: activity.endsAt == null ? 0 : toSeconds(toDate(activity.endsAt)),
      url: null,
    })),
    coupons: [],
    related: related.slice(0, mostRelated).map((other) => toGoods(other, shop)),
    categoryPath: goods.category ? [goods.category] : [],
    reports: [],
    bought: null,
    batchPictures: [],
    priceCourse: [],
  };
}
