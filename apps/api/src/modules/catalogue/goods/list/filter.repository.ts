import type { GoodsFilters, GoodsMark, TagName } from '@yaoji/api-client/wire';
import { activityKinds, addDays, chinaDay, type GoodsScope } from '@yaoji/domain';
import { tagNames } from '@yaoji/price-list';
import { and, between, eq, gt, gte, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from '#db/database.ts';
import {
  activity,
  activityGoods,
  activityTier,
  activityTierGoods,
  activityKinds as storedKinds,
} from '#db/schema/activity.ts';
import { coupon } from '#db/schema/coupon.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { categoriesBelow, categoriesOfLists, withDescendants } from '#modules/catalogue/category/index.ts';
import { type Match, matchedGoods, matchKeywords } from '#modules/catalogue/search/index.ts';
import { expiryRange } from '#modules/selling/promotion/index.ts';
import { lastNearExpiry } from '../card/near-expiry.ts';

/** Facets: the parameters of a list that offer choices. */
export const facetKeys = ['category_id', 'maker', 'dosage_form', 'scope', 'origin', 'tags', 'flags'] as const;

export type FacetKey = (typeof facetKeys)[number];

/** A list's filters, as conditions on `goods`. */
export type Conditions = {
  /** Null without keywords. */
  match: Match | null;
  fixed: SQL[];
  /** Chosen in a facet: that facet is counted without its own choice. */
  chosen: Map<FacetKey, SQL>;
  /** Categories among `chosen`. */
  categoryIds: number[];
  /** The chosen ones. */
  makers: readonly string[];
  /** The only filter besides keywords is that products are listed. */
  isListedOnly: boolean;
};

export type ListViewer = {
  buyerId: number | null;
  now: Date;
  /** `all`; `uncontrolled`: all but controlled products; `none` (P1). */
  pricesSeen: 'all' | 'uncontrolled' | 'none';
};

const inCategories = (ids: readonly number[]): SQL =>
  sql`${goods.categoryId} in ${categoriesBelow(sql`id in ${ids.length > 0 ? ids : [0]}`)}`;

/** Products in a scope: every list in it must name them (an empty list names none); without lists it covers all. */
export const inScope = (scope: GoodsScope): SQL => {
  const conditions = [
    scope.goodsIds && inArray(goods.id, [...scope.goodsIds]),
    scope.categoryIds && inCategories(scope.categoryIds),
    scope.makers && inArray(goods.maker, [...scope.makers]),
    scope.scopes && inArray(goods.scope, [...scope.scopes]),
    scope.exceptGoodsIds?.length ? not(inArray(goods.id, [...scope.exceptGoodsIds])) : undefined,
  ];
  return and(...conditions) ?? sql`true`;
};

type ActivityKind = (typeof activity.$inferSelect)['kind'];

const running = (now: Date) => and(activity.isOpen, lte(activity.startsAt, now), gt(activity.endsAt, now));

/** Running activities that cover products by scope instead of by name. */
const scopedActivities = (db: Executor, now: Date) =>
  db
    .select({ id: activity.id, kind: activity.kind, config: activity.config })
    .from(activity)
    .where(and(running(now), sql`${activity.config} ? 'scope'`));

type Scoped = Awaited<ReturnType<typeof scopedActivities>>;

/** Products of running activities of these kinds: named ones, covered ones, and those that tiers sell or give. */
const inActivity = (kinds: ActivityKind[], scoped: Scoped, now: Date): SQL => {
  const named = sql`${goods.id} in (
    select ${activityGoods.goodsId} from ${activityGoods} join ${activity} on ${activity.id} = ${activityGoods.activityId}
    where ${inArray(activity.kind, kinds)} and ${running(now)} and not (${activity.config} ? 'newcomersOnly'))`;
  const sold = sql`${goods.id} in (
    select ${activityTierGoods.goodsId} from ${activityTierGoods}
    join ${activityTier} on ${activityTier.id} = ${activityTierGoods.tierId}
    join ${activity} on ${activity.id} = ${activityTier.activityId}
    where ${activity.kind} = 'swap' and ${running(now)})`;
  const covering = scoped.filter(({ kind }) => kinds.includes(kind)).map(({ config }) => inScope(config.scope ?? {}));
  return or(named, ...(kinds.includes('swap') ? [sold] : []), ...covering) ?? named;
};

const hasTag = (tag: TagName, scoped: Scoped, now: Date): SQL => {
  const own = sql`${goods.id} in (select ${goodsTag.goodsId} from ${goodsTag} where ${goodsTag.tag} = ${tag})`;
  const kinds = storedKinds.filter((kind) => activityKinds[kind].tag === tag);
  return kinds.length > 0 ? sql`(${own} or ${inActivity(kinds, scoped, now)})` : own;
};

/** Products in stock, of which some expire by this day. */
const expiresBy = (day: string): SQL => sql`(${goods.expiry} <= ${day} and ${goods.stock} > 0)`;

const hasMark = (mark: GoodsMark, scoped: Scoped, { buyerId, now }: ListViewer): SQL => {
  switch (mark) {
    case 'special':
      return inActivity(['seckill', 'daily_special'], scoped, now);
    case 'tiered':
      return sql`exists (select 1 from ${priceLadder} where ${priceLadder.goodsId} = ${goods.id})`;
    case 'full_reduction':
      return inActivity(['full_reduction'], scoped, now);
    case 'swap':
      return inActivity(['swap'], scoped, now);
    case 'near_expiry':
      return expiresBy(lastNearExpiry(now));
    case 'free_shipping':
      return sql`${goods.freeShippingNumber} > 0`;
    case 'controlled':
      return sql`${goods.isControlled}`;
    case 'bought':
      return buyerId === null
        ? sql`false`
        : sql`${goods.id} in (
            select ${orderLine.goodsId} from ${orderLine} join ${order} on ${order.id} = ${orderLine.orderId}
            where ${orderLine.buyerId} = ${buyerId} and ${order.status} <> 'cancelled')`;
  }
};

const inZone = (zone: NonNullable<GoodsFilters['zone']>): SQL => {
  if (zone === 'yx') return sql`${goods.freeShippingNumber} > 0`;
  return sql`${goods.categoryId} in ${categoriesBelow(sql`mode = ${zone}`)}`;
};

const scopeOfCoupon = async (db: Executor, id: number): Promise<SQL> => {
  const [found] = await db.select({ scope: coupon.scope }).from(coupon).where(eq(coupon.id, id));
  return found ? sql`(${inScope(found.scope)} and ${goods.withCoupon} and not ${goods.containsEphedrine})` : sql`false`;
};

/** Options besides the filters of a list. */
export type ConditionOptions = {
  /** Includes products of planned activities, whose pages show them in advance. */
  isPreview?: boolean;
};

const goodsOfActivity = async (db: Executor, id: number, now: Date, isPreview: boolean): Promise<SQL> => {
  const shown = isPreview ? and(activity.isOpen, gt(activity.endsAt, now)) : running(now);
  const [found] = await db
    .select()
    .from(activity)
    .where(and(eq(activity.id, id), shown));
  if (!found) return sql`false`;
  const named = sql`${goods.id} in (select ${activityGoods.goodsId} from ${activityGoods} where ${activityGoods.activityId} = ${id})`;
  const sold = sql`${goods.id} in (
    select ${activityTierGoods.goodsId} from ${activityTierGoods}
    join ${activityTier} on ${activityTier.id} = ${activityTierGoods.tierId} where ${activityTier.activityId} = ${id})`;
  const covered = found.config.scope ? [inScope(found.config.scope)] : [];
  const chosen = or(named, ...(found.kind === 'swap' ? [sold] : []), ...covered) ?? named;
  if (!found.config.expiryWithin) return chosen;
  const { first, last } = expiryRange(found.config.expiryWithin, now);
  return sql`(${chosen} and ${between(goods.expiry, first, last)})`;
};

const inPriceRange = ({ priceMin, priceMax }: GoodsFilters, viewer: ListViewer): SQL[] => {
  if (viewer.pricesSeen === 'none' || (priceMin === undefined && priceMax === undefined)) return [];
  return [
    ...(viewer.pricesSeen === 'uncontrolled' ? [sql`not ${goods.isControlled}`] : []),
    ...(priceMin === undefined ? [] : [gte(goods.price, priceMin)]),
    ...(priceMax === undefined ? [] : [lte(goods.price, priceMax)]),
  ];
};

/** Null if nothing can match. */
export const conditionsOf = async (
  db: Db,
  filters: GoodsFilters,
  viewer: ListViewer,
  { isPreview = false }: ConditionOptions = {},
): Promise<Conditions | null> => {
  const keywords = filters.keywords?.trim() ?? '';
  const match = keywords === '' ? null : matchKeywords(keywords, filters.searchIn ?? 'goods');
  if (keywords !== '' && !match) return null;
  const asksActivities = Boolean(filters.tags?.length || filters.marks?.length);
  const scoped = asksActivities ? await scopedActivities(db, viewer.now) : [];

  const fixed: SQL[] = [sql`${goods.onShelf}`, ...inPriceRange(filters, viewer)];
  if (filters.inStock) fixed.push(sql`${goods.stock} > 0`);
  if (filters.expiryDays) fixed.push(expiresBy(addDays(chinaDay(viewer.now), filters.expiryDays)));
  if (filters.zone) fixed.push(inZone(filters.zone));
  if (filters.activityId) fixed.push(await goodsOfActivity(db, filters.activityId, viewer.now, isPreview));
  if (filters.couponId) fixed.push(await scopeOfCoupon(db, filters.couponId));

  const chosen = new Map<FacetKey, SQL>();
  // As values: the planner cannot estimate how few products a subquery finds, and walks the catalogue for them.
  if (filters.categoryIds?.length) {
    const known = withDescendants(filters.categoryIds, await categoriesOfLists(db));
    chosen.set('category_id', inArray(goods.categoryId, known));
  }
  if (filters.makers?.length) chosen.set('maker', inArray(goods.maker, filters.makers));
  if (filters.dosageForms?.length) chosen.set('dosage_form', inArray(goods.dosageForm, filters.dosageForms));
  if (filters.scopes?.length) chosen.set('scope', inArray(goods.scope, filters.scopes));
  if (filters.origins?.length) chosen.set('origin', inArray(goods.origin, filters.origins));
  const tagged = filters.tags?.map((tag) => hasTag(tag, scoped, viewer.now));
  if (tagged?.length) chosen.set('tags', sql`(${sql.join(tagged, sql` or `)})`);
  const marked = filters.marks?.map((mark) => hasMark(mark, scoped, viewer));
  if (marked?.length) chosen.set('flags', sql`(${sql.join(marked, sql` and `)})`);
  const isListedOnly = fixed.length === 1 && chosen.size === 0;
  const { categoryIds = [], makers = [] } = filters;
  return { match, fixed, chosen, categoryIds, makers, isListedOnly };
};

/** All conditions, except for the choice in one facet. */
export const whereAll = ({ fixed, chosen }: Pick<Conditions, 'fixed' | 'chosen'>, without?: FacetKey): SQL =>
  sql.join([...fixed, ...[...chosen].flatMap(([key, condition]) => (key === without ? [] : [condition]))], sql` and `);

export const fromMatched = (match: Match | null): SQL =>
  match ? sql`${matchedGoods(match)} join ${goods} on ${goods.id} = matched.goods_id` : sql`${goods}`;

export type TagAndMarkConditions = { tags: [TagName, SQL][]; marks: [GoodsMark, SQL][] };

/** Marks that are equal for every viewer; past purchases are not counted. */
const countedMarks: GoodsMark[] = [
  'special',
  'tiered',
  'full_reduction',
  'swap',
  'near_expiry',
  'free_shipping',
  'controlled',
];

/** The condition of each tag and mark, for counting. */
export const tagAndMarkConditions = async (db: Executor, viewer: ListViewer): Promise<TagAndMarkConditions> => {
  const scoped = await scopedActivities(db, viewer.now);
  return {
    tags: tagNames.map((tag) => [tag, hasTag(tag, scoped, viewer.now)]),
    marks: countedMarks.map((mark) => [mark, hasMark(mark, scoped, viewer)]),
  };
};
