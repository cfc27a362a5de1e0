import type { Activity, Gift, SwapGoods } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { isNewcomer } from '#modules/purchaser/index.ts';
import { findPromotionFacts, type PromotionFacts } from './promotion.repository.ts';

/** A price that an activity puts on one goods. */
export type SpecialOffer = {
  activityId: number;
  kind: 'seckill' | 'special' | 'combination' | 'swap';
  title: string;
  goodsId: number;
  price: string;
  startsAt: Date;
  endsAt: Date;
  /** What the activity may still sell of it; null: as much as there is. */
  stock: string | null;
  /** The most one buyer may have of it within the activity; null: no cap. */
  cap: string | null;
  withCoupon: boolean;
  /** Only for who has not ordered yet. */
  newcomersOnly: boolean;
};

/** The running promotions that touch some goods, in the words of the pricing function. */
export type Promotions = {
  activities: Activity[];
  /** Goods → the activities that name it. */
  activityIds: Map<number, number[]>;
  offers: SpecialOffer[];
};

type ActivityRow = Omit<PromotionFacts['activities'][number], 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date };
type Tier = PromotionFacts['tiers'][number];
type TierGoods = PromotionFacts['tierGoods'][number];
type Named = PromotionFacts['named'][number];

/** One query, however many goods and activities there are. */
export const loadPromotions = async (db: Executor, goodsIds: number[], now: Date): Promise<Promotions> =>
  goodsIds.length === 0
    ? { activities: [], activityIds: new Map(), offers: [] }
    : readPromotions(await findPromotionFacts(db, goodsIds, now));

export const readPromotions = ({ activities: found, tiers, tierGoods, named }: PromotionFacts): Promotions => {
  const rows = found.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));
  const activities = rows.flatMap((row) => toActivity(row, tiers, tierGoods, named) ?? []);
  const offers = rows.flatMap((row) => [...goodsOffers(row, named), ...swapOffers(row, tiers, tierGoods)]);
  const activityIds = new Map<number, number[]>();
  for (const { goodsId, activityId } of named)
    activityIds.set(goodsId, [...(activityIds.get(goodsId) ?? []), activityId]);
  return { activities, activityIds, offers };
};

/** What runs for one buyer (null: a visitor): prices for newcomers are gone once it has ordered. */
export const personalPromotions = async (
  db: Executor,
  promotions: Promotions,
  buyerId: number | null,
): Promise<Promotions> => {
  if (!promotions.offers.some(({ newcomersOnly }) => newcomersOnly)) return promotions;
  if (buyerId !== null && (await isNewcomer(db, buyerId))) return promotions;
  return { ...promotions, offers: promotions.offers.filter(({ newcomersOnly }) => !newcomersOnly) };
};

const toActivity = (row: ActivityRow, allTiers: Tier[], tierGoods: TierGoods[], named: Named[]): Activity | null => {
  const { id, title, startsAt, endsAt, config } = row;
  const { scope = null, priority = 0, measure = 'money' } = config;
  const base = { id, title, startsAt, endsAt, scope, priority };
  const tiers = allTiers.filter(({ activityId }) => activityId === id);
  const goodsOf = (tier: Tier) => tierGoods.filter(({ tierId }) => tierId === tier.id);
  switch (row.kind) {
    case 'full_reduction':
      return {
        ...base,
        kind: 'full_reduction',
        measure,
        tiers: tiers.map((tier) => ({ amount: tier.amount, money: tier.money, gifts: goodsOf(tier).map(toGift) })),
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
        tiers: tiers.map((tier) => ({ amount: tier.amount, gifts: goodsOf(tier).map(toGift) })),
      };
    case 'swap':
      return {
        ...base,
        kind: 'swap',
        measure,
        tiers: tiers.map((tier) => ({ amount: tier.amount, swaps: goodsOf(tier).flatMap(toSwap) })),
      };
    case 'combination': {
      const members = named.filter(({ activityId }) => activityId === id);
      return {
        ...base,
        kind: 'combination',
        members: members.map(({ goodsId, quantity }) => ({ goodsId, number: quantity ?? '1' })),
      };
    }
    // Their prices are offers on single goods; as activities they bring nothing.
    case 'seckill':
    case 'daily_special':
      return null;
    // It gives money back afterwards; no price changes.
    case 'cashback':
      return null;
  }
};

const toGift = ({ goodsId, name, quantity, stock, unit }: TierGoods): Gift => ({
  goodsId,
  name,
  number: quantity,
  stock,
  unit,
});

const toSwap = ({ goodsId, name, price, quantity, stock }: TierGoods): SwapGoods[] =>
  price === null ? [] : [{ goodsId, name, price, number: quantity, stock }];

const offerKinds = { seckill: 'seckill', daily_special: 'special', combination: 'combination' } as const;

const goodsOffers = (row: ActivityRow, named: Named[]): SpecialOffer[] => {
  const kind = offerKinds[row.kind as keyof typeof offerKinds];
  if (!kind) return [];
  return named.flatMap(({ activityId, goodsId, price, stock, cap }) =>
    activityId === row.id && price !== null ? [{ ...offerBase(row), kind, goodsId, price, stock, cap }] : [],
  );
};

const swapOffers = (row: ActivityRow, tiers: Tier[], tierGoods: TierGoods[]): SpecialOffer[] => {
  if (row.kind !== 'swap') return [];
  const own = new Set(tiers.filter(({ activityId }) => activityId === row.id).map(({ id }) => id));
  return tierGoods.flatMap(({ tierId, goodsId, price, stock, quantity }) =>
    own.has(tierId) && price !== null
      ? [{ ...offerBase(row), kind: 'swap' as const, goodsId, price, stock, cap: quantity }]
      : [],
  );
};

const offerBase = ({ id, title, startsAt, endsAt, config }: ActivityRow) => ({
  activityId: id,
  title,
  startsAt,
  endsAt,
  withCoupon: config.withCoupon ?? false,
  newcomersOnly: config.newcomersOnly ?? false,
});
