import { type ActivityKind, activityKinds } from '@yaoji/domain';
import { and, asc, eq, gt, ilike, inArray, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { among, idList } from '#db/among.ts';
import { containing } from '#db/containing.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { insertRows } from '#db/row-set.ts';
import { activity, activityGoods, activityTier, activityTierGoods } from '#db/schema/activity.ts';
import { goods } from '#db/schema/goods.ts';
import { required } from '#errors/refusal.ts';
import { inScope } from '#modules/catalogue/goods/index.ts';
import type { ActivityRow } from './activity.repository.ts';

export type ActivityValues = typeof activity.$inferInsert;
export type GoodsRow = typeof activityGoods.$inferSelect;
export type Period = 'planned' | 'running' | 'ended' | 'closed';

export const periodOf = ({ isOpen, startsAt, endsAt }: ActivityRow, now: Date): Period => {
  if (!isOpen) return 'closed';
  return endsAt <= now ? 'ended' : startsAt <= now ? 'running' : 'planned';
};

const inPeriod = (period: Period, now: Date): SQL | undefined => {
  if (period === 'closed') return not(activity.isOpen);
  if (period === 'ended') return and(activity.isOpen, lte(activity.endsAt, now));
  return and(activity.isOpen, gt(activity.endsAt, now), (period === 'planned' ? gt : lte)(activity.startsAt, now));
};

export type ActivityQuery = {
  status?: Period | undefined;
  kind?: ActivityKind | undefined;
  keywords?: string | undefined;
};

/** Running ones by end, planned ones by start, others the latest first. */
export const activityPageOf = async (
  db: Executor,
  { status, kind, keywords }: ActivityQuery,
  paging: Paging,
  now: Date,
) => {
  const where = and(
    status && inPeriod(status, now),
    kind && eq(activity.kind, kind),
    keywords ? ilike(activity.title, containing(keywords)) : undefined,
  );
  const place = sql`case when ${inPeriod('running', now)} then 0 when ${inPeriod('planned', now)} then 1 else 2 end`;
  const orderBy = [
    place,
    sql`case ${place} when 0 then ${activity.endsAt} when 1 then ${activity.startsAt} end`,
    sql`${activity.endsAt} desc`,
    asc(activity.id),
  ];
  const { rows, total } = await pageOf(db, activity, { where, orderBy }, paging);
  return { rows: await withCounts(db, rows), total };
};

const withCounts = async (db: Executor, rows: ActivityRow[]) => {
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ id: activityGoods.activityId, count: sql<number>`count(*)::int` })
    .from(activityGoods)
    .where(among(activityGoods.activityId, ids))
    .groupBy(activityGoods.activityId);
  return rows.map((row) => ({ ...row, goodsCount: counts.find(({ id }) => id === row.id)?.count ?? 0 }));
};

export const lockActivity = async (tx: Tx, id: number): Promise<ActivityRow> =>
  required(await firstRow(tx.select().from(activity).where(eq(activity.id, id)).for('update')), 'activityMissing');

export const insertActivity = (tx: Tx, values: ActivityValues): Promise<ActivityRow> =>
  onlyRow(tx.insert(activity).values(values).returning());

/** Gives another id to an activity without purchases. */
export const renumberActivity = async (tx: Tx, id: number, newId: number) => {
  const row = await onlyRow(tx.select().from(activity).where(eq(activity.id, id)));
  await tx.insert(activity).values({ ...row, id: newId });
  await tx.update(activityTier).set({ activityId: newId }).where(eq(activityTier.activityId, id));
  await tx.update(activityGoods).set({ activityId: newId }).where(eq(activityGoods.activityId, id));
  await tx.delete(activity).where(eq(activity.id, id));
};

export const closeOthersOfKind = (tx: Tx, { id, kind }: ActivityRow) =>
  tx
    .update(activity)
    .set({ isOpen: false })
    .where(and(eq(activity.kind, kind), ne(activity.id, id)));

/** The named products of an activity, by id. */
export const namedGoods = (db: Executor, activityId: number, limit: number): Promise<GoodsRow[]> =>
  db
    .select()
    .from(activityGoods)
    .where(eq(activityGoods.activityId, activityId))
    .orderBy(asc(activityGoods.goodsId))
    .limit(limit);

export const countNamed = (db: Executor, activityId: number) =>
  db.$count(activityGoods, eq(activityGoods.activityId, activityId));

export type NamedGoods = Pick<
  typeof goods.$inferSelect,
  | 'id'
  | 'name'
  | 'spec'
  | 'maker'
  | 'unit'
  | 'price'
  | 'cost'
  | 'packStep'
  | 'stock'
  | 'onShelf'
  | 'isControlled'
  | 'containsEphedrine'
  | 'isPrescription'
>;

export const goodsByIds = (db: Executor, ids: readonly number[]): Promise<NamedGoods[]> =>
  db
    .select({
      id: goods.id,
      name: goods.name,
      spec: goods.spec,
      maker: goods.maker,
      unit: goods.unit,
      price: goods.price,
      cost: goods.cost,
      packStep: goods.packStep,
      stock: goods.stock,
      onShelf: goods.onShelf,
      isControlled: goods.isControlled,
      containsEphedrine: goods.containsEphedrine,
      isPrescription: goods.isPrescription,
    })
    .from(goods)
    .where(among(goods.id, ids))
    .orderBy(asc(goods.id));

/** Replaces all named products. */
export const replaceGoods = async (tx: Tx, activityId: number, rows: GoodsRow[]) => {
  await tx.delete(activityGoods).where(eq(activityGoods.activityId, activityId));
  if (rows.length > 0) await tx.insert(activityGoods).values(rows);
};

export type TierValues = {
  amount: string;
  money: string;
  goods: { goodsId: number; quantity: string; price: string | null }[];
};

/** Replaces all tiers. */
export const replaceTiers = async (tx: Tx, activityId: number, tiers: readonly TierValues[]) => {
  await tx.delete(activityTier).where(eq(activityTier.activityId, activityId));
  for (const { amount, money, goods: brought } of tiers) {
    const [tierId = 0] = await insertRows(tx, activityTier, [{ activityId, amount, money }]);
    if (brought.length > 0) await tx.insert(activityTierGoods).values(brought.map((each) => ({ ...each, tierId })));
  }
};

const covered = ({ id, kind, config }: ActivityRow): SQL => {
  if (activityKinds[kind].goods === 'none') return sql`true`;
  const named = sql`${goods.id} in (select part.goods_id from ${activityGoods} part where part.activity_id = ${id})`;
  return config.scope ? sql`(${named} or ${inScope(config.scope)})` : named;
};

/** Open activities that have not ended and lower the list price of their products. */
export const openReductions = (db: Executor, now: Date): Promise<ActivityRow[]> =>
  db
    .select()
    .from(activity)
    .where(
      and(
        inArray(activity.kind, ['discount', 'full_reduction', 'gift', 'cashback']),
        activity.isOpen,
        gt(activity.endsAt, now),
      ),
    )
    .orderBy(asc(activity.id));

/** A product's list price, less what the activity takes off it at most. */
const reducedPrice = ({ id, kind, config }: ActivityRow): SQL | null => {
  if (kind === 'discount') return sql`${goods.price} * ${config.rate ?? '1'}::numeric`;
  if (kind !== 'full_reduction' && kind !== 'gift' && kind !== 'cashback') return null;
  // A gift is worth its cost. A buyer who reaches a tier exactly gets the most for each unit or yuan.
  const most = sql`(
    select max((tier.money + coalesce((
      select sum(part.quantity * coalesce(gift.cost, gift.price, 0)) from ${activityTierGoods} part
      join ${goods} gift on gift.id = part.goods_id where part.tier_id = tier.id), 0)) / tier.amount)
    from ${activityTier} tier where tier.activity_id = ${id})`;
  const off = config.measure === 'pieces' ? most : sql`${goods.price} * ${most}`;
  return sql`greatest(round(${goods.price} - coalesce(${off}, 0), 4), 0)`;
};

/** The lowest prices of products (default all) within an activity, by id. */
export const pricesIn = async (
  db: Tx,
  row: ActivityRow,
  ids?: readonly number[],
): Promise<{ goodsId: number; price: string }[]> => {
  const reduced = reducedPrice(row);
  const { rows } = await db.execute<{ id: string; price: string }>(sql`
    select id, trim_scale(min(price))::text as price from (
      select part.goods_id as id, part.price from ${activityGoods} part where part.activity_id = ${row.id}
      union all
      select part.goods_id, part.price from ${activityTierGoods} part join ${activityTier} tier on tier.id = part.tier_id
      where tier.activity_id = ${row.id}
      ${reduced ? sql`union all select ${goods.id}, ${reduced} from ${goods} where ${goods.price} is not null and ${covered(row)}` : sql``}
    ) sold where price is not null ${ids ? sql`and id = any(${idList(ids)})` : sql``} group by id order by id`);
  return rows.map(({ id, price }) => ({ goodsId: Number(id), price }));
};

/**
 * Another activity that needs the same products at the same time, where only one may have them: prices of single
 * products, and reductions and discounts of one priority. Of two saved simultaneously, the later one sees the other.
 */
export const rivalOf = async (db: Tx, row: ActivityRow): Promise<{ title: string; name: string } | null> => {
  const shape = activityKinds[row.kind];
  const isExclusive = shape.goods === 'priced' || shape.fields.includes('priority');
  if (!row.isOpen || !isExclusive) return null;
  await oneAtATime(db, 'activities');
  const others = await db
    .select()
    .from(activity)
    .where(
      and(
        ne(activity.id, row.id),
        eq(activity.kind, row.kind),
        activity.isOpen,
        lt(activity.startsAt, row.endsAt),
        gt(activity.endsAt, row.startsAt),
        sql`coalesce((${activity.config} ->> 'priority')::int, 0) = ${row.config.priority ?? 0}`,
      ),
    )
    .orderBy(asc(activity.id));
  for (const other of others) {
    const found = await firstRow(
      db
        .select({ name: goods.name })
        .from(goods)
        .where(and(covered(row), covered(other)))
        .limit(1),
    );
    if (found) return { title: other.title, ...found };
  }
  return null;
};

/** The business scope classes of products. */
export const scopesOfGoods = async (db: Executor): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ scope: goods.scope })
    .from(goods)
    .where(ne(goods.scope, ''))
    .orderBy(goods.scope);
  return rows.map(({ scope }) => scope);
};
