import type { Goods, SpecialPrice } from '@yaoji/api-client/wire';
import type { Activity, Gift, SwapGoods } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { isNewcomer } from '#modules/identity/purchaser/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import { type CandidateGoods, namingNearExpiry } from './near-expiry-goods.ts';
import { type ActivityFacts, findPromotionFacts, type TierGoods } from './promotion.repository.ts';

/** An activity's price for one product. */
export type SpecialOffer = {
  activityId: number;
  kind: 'seckill' | 'special' | 'combination' | 'swap';
  title: string;
  goodsId: number;
  price: string;
  startsAt: Date;
  endsAt: Date;
  /** The activity's remaining stock of it; null if unlimited. */
  stock: string | null;
  /** The most one buyer may have of it within the activity; null: no cap. */
  cap: string | null;
  withCoupon: boolean;
  /** Only for buyers without an order. */
  newcomersOnly: boolean;
};

export const toSpecialPrice = (offer: SpecialOffer): SpecialPrice => ({
  activityId: offer.activityId,
  kind: offer.kind,
  price: toUnitPrice(offer.price),
  startsAt: toSeconds(offer.startsAt),
  endsAt: toSeconds(offer.endsAt),
  stock: offer.stock && toQuantity(offer.stock),
  cap: toQuantity(offer.cap ?? '0'),
  withCoupon: offer.withCoupon,
});

/** The first tier of the running cashback that ends first; it is the same for every product. */
type Rebate = Pick<Goods, 'rebate' | 'rebateTitle' | 'rebateRemarks' | 'rebateTarget'>;

const noRebate: Rebate = { rebate: null, rebateTitle: null, rebateRemarks: null, rebateTarget: 'none' };

/** The running promotions of some products, as pricing input. */
export type Promotions = {
  /** The highest priority first, then the lowest id. */
  activities: Activity[];
  /** Product → the activities that name it. */
  activityIds: Map<number, number[]>;
  offers: SpecialOffer[];
  /** Button texts from operators, by activity. */
  buyLabels: Map<number, string>;
  rebate: Rebate;
};

/** One query for any number of products and activities. Near-expiry discounts cover no products in it. */
export const loadPromotions = async (db: Executor, goodsIds: number[], now: Date): Promise<Promotions> =>
  readPromotions(goodsIds.length === 0 ? [] : await findPromotionFacts(db, goodsIds, now), [], now);

/** `candidates`: products that near-expiry discounts may cover. */
export const readPromotions = (
  facts: ActivityFacts[],
  candidates: readonly CandidateGoods[],
  now: Date,
): Promotions => {
  const found = facts.map((row) => namingNearExpiry(row, candidates, now));
  const activityIds = new Map<number, number[]>();
  for (const { id, goods } of found) {
    for (const { goodsId } of goods ?? []) activityIds.set(goodsId, [...(activityIds.get(goodsId) ?? []), id]);
  }
  return {
    activities: found.flatMap((row) => toActivity(row) ?? []).sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0)),
    activityIds,
    offers: found.flatMap((row) => [...goodsOffers(row), ...swapOffers(row)]),
    buyLabels: new Map(found.flatMap(({ id, config }) => (config.buyLabel ? [[id, config.buyLabel] as const] : []))),
    rebate: rebateOf(found),
  };
};

const rebateOf = (found: ActivityFacts[]): Rebate => {
  const [running] = found.filter(({ kind }) => kind === 'cashback').sort((a, b) => a.endsAt - b.endsAt);
  const first = running?.tiers?.[0];
  if (!first) return noRebate;
  return {
    rebateTitle: `满${toQuantity(first.amount)}元返现`,
    rebate: first.money,
    rebateTarget: 'balance',
    rebateRemarks: '按活动期内付款累计，确认收货后返至余额',
  };
};

/** Promotions for one buyer (null: a visitor): prices for newcomers disappear after an order. */
export const personalPromotions = async (
  db: Executor,
  promotions: Promotions,
  buyerId: number | null,
): Promise<Promotions> => {
  if (!promotions.offers.some(({ newcomersOnly }) => newcomersOnly)) return promotions;
  if (buyerId !== null && (await isNewcomer(db, buyerId))) return promotions;
  return { ...promotions, offers: promotions.offers.filter(({ newcomersOnly }) => !newcomersOnly) };
};

const toActivity = (row: ActivityFacts): Activity | null => {
  const { id, title, config } = row;
  const { scope = null, priority = 0, measure = 'money' } = config;
  const base = { id, title, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt), scope, priority };
  const tiers = row.tiers ?? [];
  switch (row.kind) {
    case 'full_reduction':
      return {
        ...base,
        kind: 'full_reduction',
        measure,
        tiers: tiers.map(({ amount, money, goods }) => ({ amount, money, gifts: (goods ?? []).map(toGift) })),
      };
    case 'discount':
      return config.rate
        ? { ...base, kind: 'discount', measure, rate: config.rate, threshold: config.threshold ?? null }
        : null;
    case 'gift':
      return {
        ...base,
        kind: 'gift',
        measure,
        repeat: config.repeat ?? false,
        tiers: tiers.map(({ amount, goods }) => ({ amount, gifts: (goods ?? []).map(toGift) })),
      };
    case 'swap':
      return {
        ...base,
        kind: 'swap',
        measure,
        tiers: tiers.map(({ amount, goods }) => ({ amount, swaps: (goods ?? []).flatMap(toSwap) })),
      };
    case 'combination':
      return {
        ...base,
        kind: 'combination',
        members: (row.goods ?? []).map(({ goodsId, quantity }) => ({ goodsId, number: quantity ?? '1' })),
      };
    // Their prices are offers on single products; as activities they have no effect.
    case 'seckill':
    case 'daily_special':
      return null;
    // It gives money back afterwards; no price changes.
    case 'cashback':
      return null;
  }
};

const toGift = ({ goodsId, name, quantity, stock, unit, block = null }: TierGoods): Gift => ({
  goodsId,
  name,
  number: quantity,
  stock,
  block,
  unit,
});

const toSwap = ({ goodsId, name, price, quantity, stock }: TierGoods): SwapGoods[] =>
  price === null ? [] : [{ goodsId, name, price, number: quantity, stock }];

const offerKinds = { seckill: 'seckill', daily_special: 'special', combination: 'combination' } as const;

const goodsOffers = (row: ActivityFacts): SpecialOffer[] => {
  const kind = offerKinds[row.kind as keyof typeof offerKinds];
  if (!kind) return [];
  return (row.goods ?? []).flatMap(({ goodsId, price, stock, cap }) =>
    price === null ? [] : [{ ...offerBase(row), kind, goodsId, price, stock, cap }],
  );
};

const swapOffers = (row: ActivityFacts): SpecialOffer[] => {
  if (row.kind !== 'swap') return [];
  const sold = (row.tiers ?? []).flatMap(({ goods }) => goods ?? []);
  return sold.flatMap(({ goodsId, price, stock, quantity }) =>
    price === null ? [] : [{ ...offerBase(row), kind: 'swap' as const, goodsId, price, stock, cap: quantity }],
  );
};

const offerBase = ({ id, title, startsAt, endsAt, config }: ActivityFacts) => ({
  activityId: id,
  title,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  withCoupon: config.withCoupon ?? false,
  newcomersOnly: config.newcomersOnly ?? false,
});
