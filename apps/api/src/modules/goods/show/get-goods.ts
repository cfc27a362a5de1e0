import { type BoughtBefore, type ClaimableCoupon, type GoodsActivity, goodsDetailCodec } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { notFound } from '#errors/refusal.ts';
import { claimableModels } from '#modules/coupon/index.ts';
import type { Promotions } from '#modules/promotion/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import { activityLabel, coversGoods, isInScope } from '../card/activity-label.ts';
import { loadGoodsAndPromotions } from '../card/load-goods.ts';
import { categoryNodes } from '../list/facet.repository.ts';
import { categoryPath } from '../list/facets.ts';
import { findBought, findDetail, findRelated } from './detail.repository.ts';
import { reportsInStock } from './report.repository.ts';
import { reportUrl } from './serve-reports.ts';

export const getGoods: Handler<'getGoods'> = async ({ params, query }, { db, now, config, signedIn }) => {
  const buyerId = signedIn?.buyerId ?? null;
  const detail = await findDetail(db, params.id);
  if (!detail) throw notFound('商品不存在或已删除');
  const related = await findRelated(db, detail.goods);
  const takesCoupons = detail.goods.withCoupon && !detail.goods.containsEphedrine;
  const [{ goods: cards, promotions }, nodes, coupons, reports, bought] = await Promise.all([
    loadGoodsAndPromotions(db, {
      ids: [params.id, ...related],
      buyerId,
      now,
      arePricesOpen: config.openPrices,
    }),
    categoryNodes(db),
    takesCoupons ? claimableModels(db, buyerId, now) : [],
    reportsInStock(db, params.id),
    buyerId === null ? null : boughtBefore(db, buyerId, params.id),
  ]);
  const goods = cards.get(params.id);
  if (!goods) throw notFound('商品不存在或已删除');
  const path = categoryPath(detail.goods.categoryId, nodes);
  const facts: Facts = { ...detail.goods, categoryIds: path.map(({ id }) => id) };
  return goodsDetailCodec.write({
    goods,
    barcode: detail.goods.barcode || null,
    vatRate: String(detail.goods.vatRate),
    approvalHolder: detail.approvalHolder,
    storage: detail.storage,
    insert: detail.insert ?? [],
    activities: activitiesOf(facts, promotions, query.activity_id),
    coupons: coupons.filter(({ coupon }) => isInScope(coupon.scope, facts)).sort(bestFirst),
    related: related.flatMap((id) => cards.get(id) ?? []),
    categoryPath: path,
    reports: reports.map((report) => ({ ...report, url: reportUrl(report.id) })),
    bought,
  });
};

const boughtBefore = async (db: Executor, buyerId: number, goodsId: number): Promise<BoughtBefore | null> => {
  const bought = await findBought(db, buyerId, goodsId);
  return (
    bought && {
      times: bought.times,
      quantity: toQuantity(bought.quantity),
      lastQuantity: toQuantity(bought.lastQuantity),
      lastPrice: toUnitPrice(bought.lastPrice),
      lastAt: toSeconds(bought.lastAt),
    }
  );
};

type Facts = { id: number; maker: string; scope: string; categoryIds: number[] };

/** What runs for the goods, the activity that the buyer came from first. */
const activitiesOf = (
  facts: Facts,
  { activities, activityIds, offers }: Promotions,
  from?: number,
): GoodsActivity[] => {
  const named = activityIds.get(facts.id) ?? [];
  const rules = activities
    .filter((activity) => coversGoods(activity, facts, named))
    .map((activity) => ({
      ...linked(Number(activity.id)),
      kind: activity.kind,
      title: activity.title,
      description: activityLabel(activity),
      startsAt: toSeconds(new Date(activity.startsAt ?? 0)),
      endsAt: toSeconds(new Date(activity.endsAt ?? 0)),
    }));
  const prices = offers
    .filter(({ goodsId, kind }) => goodsId === facts.id && (kind === 'seckill' || kind === 'special'))
    .map(({ activityId, kind, title, startsAt, endsAt }) => ({
      ...linked(activityId),
      kind: kind === 'seckill' ? ('seckill' as const) : ('daily_special' as const),
      title,
      description: kind === 'seckill' ? '限时秒杀，售完即止' : '天天特价',
      startsAt: toSeconds(startsAt),
      endsAt: toSeconds(endsAt),
    }));
  return [...prices, ...rules].sort((a, b) => Number(b.id === from) - Number(a.id === from));
};

const linked = (id: number) => ({ id, url: href('list_index', {}, { activity_id: id }) });

/** Most money off first; what takes off a part of the price comes after. */
const bestFirst = (a: ClaimableCoupon, b: ClaimableCoupon) =>
  compareMoney(b.coupon.money ?? 0, a.coupon.money ?? 0) || compareMoney(a.coupon.rate ?? 1, b.coupon.rate ?? 1);
