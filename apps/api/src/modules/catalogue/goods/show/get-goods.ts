import {
  type BoughtBefore,
  type ClaimableCoupon,
  type Goods,
  type GoodsActivity,
  goodsDetailCodec,
} from '@yaoji/api-client/wire';
import { compareMoney, ruleParts } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import { Refusal } from '#errors/refusal.ts';
import { ownPicture } from '#modules/catalogue/picture/index.ts';
import { claimableModels } from '#modules/selling/coupon/index.ts';
import { isInScope, type Promotions, type ScopedGoods } from '#modules/selling/promotion/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import { activitiesOfGoods } from '../card/activities-of-goods.ts';
import { readCards } from '../card/card.repository.ts';
import { showCards, viewingOf } from '../card/load-goods.ts';
import { type Detail, findDetail } from './detail.repository.ts';
import { priceCourse } from './price-course.ts';
import { reportUrl } from './serve-reports.ts';

export const getGoods: Handler<'getGoods'> = async ({ params, query }, context) => {
  const { db, now } = context;
  const viewing = viewingOf(context);
  const { detail, ...found } = await findDetail(db, params.id, viewing);
  const { goods: cards, promotions } = await showCards(db, readCards(found.cards), viewing);
  const [goods, ...related] = cards;
  if (!detail || !goods) throw new Refusal('goodsGone');
  const { categoryIds, scope } = goods;
  const facts: ScopedGoods = { id: goods.id, maker: goods.maker ?? '', scope, categoryIds };
  const takesCoupons = goods.withCoupon && !goods.containsEphedrine;
  return goodsDetailCodec.write({
    goods,
    barcode: detail.barcode || null,
    vatRate: String(detail.vatRate),
    isPrescription: detail.isPrescription,
    approvalHolder: detail.more?.approvalHolder ?? null,
    storage: detail.more?.storage ?? null,
    insert: detail.more?.insert ?? [],
    activities: activitiesOf(facts, promotions, query.activity_id),
    coupons: takesCoupons
      ? claimableModels(detail.coupons?.filter(({ scope }) => isInScope(scope, facts)) ?? [], now).sort(bestFirst)
      : [],
    related,
    categoryPath: detail.path ?? [],
    reports: (detail.reports ?? []).map((report) => ({ ...report, url: reportUrl(report.id) })),
    batchPictures: (detail.batchPictures ?? []).map(({ batchNo, ...picture }) => ({ batchNo, ...ownPicture(picture) })),
    bought: detail.bought && boughtBefore(detail.bought),
    priceCourse: seesListPrice(goods) ? priceCourse(detail.priceChanges ?? [], goods.listPrice, now) : [],
  });
};

/** Not where the price is hidden, or an own price takes the place of the list price. */
const seesListPrice = ({ priceHidden, ownPrice, listPrice }: Goods) =>
  priceHidden === null && ownPrice?.price !== listPrice;

const boughtBefore = ({ times, quantity, lastQuantity, lastPrice, lastAt }: Bought): BoughtBefore => ({
  times,
  quantity: toQuantity(quantity),
  lastQuantity: toQuantity(lastQuantity),
  lastPrice: toUnitPrice(lastPrice),
  lastAt: toSeconds(new Date(lastAt)),
});

type Bought = NonNullable<Detail['bought']>;

/** Running promotions of the product, first the activity that the buyer came from. */
const activitiesOf = (facts: ScopedGoods, promotions: Promotions, from?: number): GoodsActivity[] => {
  const rules = activitiesOfGoods(promotions, facts).map((activity) => ({
    ...linked(activity.id),
    kind: activity.kind,
    title: activity.title,
    description: ruleParts(activity).join('，'),
    startsAt: toSeconds(new Date(activity.startsAt ?? 0)),
    endsAt: toSeconds(new Date(activity.endsAt ?? 0)),
  }));
  const prices = promotions.offers
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

/** The largest amount off first, then percentages. */
const bestFirst = (a: ClaimableCoupon, b: ClaimableCoupon) =>
  compareMoney(b.coupon.money ?? 0, a.coupon.money ?? 0) || compareMoney(a.coupon.rate ?? 1, b.coupon.rate ?? 1);
