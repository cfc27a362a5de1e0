import type { SearchEntry } from '@yaoji/goods-text';
import { and, asc, getTableColumns, inArray, is, ne, SQL, sql } from 'drizzle-orm';
import { among, idList } from '#db/among.ts';
import type { Executor, Tx } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { category, type categoryModes } from '#db/schema/category.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail, type InsertSection } from '#db/schema/goods-detail.ts';
import { goodsSearch } from '#db/schema/goods-search.ts';
import { goodsTag } from '#db/schema/goods-tag.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { queueReminders } from '#modules/catalogue/stock/index.ts';

/** The columns that search reads. */
const searchedColumns = {
  name: goods.name,
  commonName: goods.commonName,
  maker: goods.maker,
  spec: goods.spec,
  dosageForm: goods.dosageForm,
  approvalNo: goods.approvalNo,
  barcode: goods.barcode,
  stdCode: goods.stdCode,
  pinyinCode: goods.pinyinCode,
};

/** The columns that the catalogue writes: all except those of sales, stock and the desk. */
const {
  id,
  ownFloor,
  warehouseId,
  withCoupon,
  sales,
  stock,
  onShelf,
  pinned,
  pictures,
  expiry,
  createdAt,
  updatedAt,
  ...writtenColumns
} = getTableColumns(goods);

/** Values of a new product that a list does not state. */
export const blankGoods = Object.fromEntries(
  Object.entries(writtenColumns).map(([key, column]) => {
    if (is(column.default, SQL) || column.defaultFn) throw new Error(`The catalogue cannot fill ${column.name}.`);
    return [key, column.default ?? null];
  }),
) as GoodsRow; // the table's own defaults

export type KnownGoods = typeof goods.$inferSelect;
export type GoodsRow = Pick<KnownGoods, keyof typeof writtenColumns>;

export const searchedKeys = Object.keys(searchedColumns) as (keyof typeof searchedColumns)[];

export const pickWritten = (known: KnownGoods): GoodsRow =>
  // The cast: these are the keys of a row.
  Object.fromEntries(Object.keys(writtenColumns).map((key) => [key, known[key as keyof GoodsRow]])) as GoodsRow;

const inSql = (write: (key: string, column: { name: string; getSQLType(): string }) => string) =>
  sql.raw(
    Object.entries(writtenColumns)
      .map(([key, column]) => write(`"${key}"`, column))
      .join(', '),
  );

const columns = inSql((_, { name }) => name);
const values = inSql((key) => `new.${key}`);
const typedValues = inSql((key, column) => `${key} ${column.getSQLType()}`);
const assignments = inSql((key, { name }) => `${name} = new.${key}`);

const json = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`;

/**
 * Postgres collects new entries of an inverted index up to a limit, then one insert sorts them all in: half a second at
 * the default of 4 MB. While buyers are active, a low limit makes this frequent and fast.
 */
export const sortInOften = (tx: Tx) => tx.execute(sql`select set_config('gin_pending_list_limit', '256kB', true)`);

/** The products with any of these identities, by id; optionally locked. */
export const findByIdentity = (db: Executor, identities: string[], { lock = false } = {}) => {
  const wanted = sql`any(array(select jsonb_array_elements_text(${json(identities)})))`;
  const query = db.select().from(goods).where(sql`${goods.identity} = ${wanted}`).orderBy(asc(goods.id));
  return lock ? query.for('no key update') : query;
};

export const insertGoods = async (tx: Tx, rows: GoodsRow[]): Promise<Map<string, number>> => {
  if (rows.length === 0) return new Map();
  const { rows: inserted } = await tx.execute<{ id: string; identity: string }>(sql`
    with added as (
      insert into goods (${columns}) select ${values} from jsonb_to_recordset(${json(rows)}) as new (${typedValues})
      returning id, identity, price),
    priced as (insert into price_log (goods_id, after) select id, price from added where price is not null)
    select id, identity from added`);
  return new Map(inserted.map(({ id, identity }) => [identity, Number(id)]));
};

export const updateGoods = async (tx: Tx, rows: GoodsRow[]) => {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into price_log (goods_id, before, after)
    select goods.id, goods.price, new.price from jsonb_to_recordset(${json(rows)}) as new (${typedValues})
    join goods on goods.identity = new.identity where goods.price is distinct from new.price`);
  await tx.execute(sql`
    update goods set ${assignments}, updated_at = now()
    from jsonb_to_recordset(${json(rows)}) as new (${typedValues}) where goods.identity = new.identity`);
};

/** Marks products as changed when other tables change data about them. */
export const touchGoods = async (tx: Tx, goodsIds: number[]) => {
  if (goodsIds.length === 0) return;
  await tx.update(goods).set({ updatedAt: sql`now()` }).where(among(goods.id, goodsIds));
};

export const findLadders = (db: Executor, goodsIds: number[]) =>
  db.select().from(priceLadder).where(among(priceLadder.goodsId, goodsIds)).orderBy(asc(priceLadder.number));

export const findTags = (db: Executor, goodsIds: number[]) =>
  db.select().from(goodsTag).where(among(goodsTag.goodsId, goodsIds));

export const findBatches = (db: Executor, goodsIds: number[]) =>
  db.select().from(stockBatch).where(among(stockBatch.goodsId, goodsIds));

export const findDetails = (db: Executor, goodsIds: number[]) =>
  db.select().from(goodsDetail).where(among(goodsDetail.goodsId, goodsIds));

export type GoneGoods = { id: number; name: string; spec: string; maker: string };

/** Listed products that a list does not name. */
export const findGone = async (db: Executor, named: { ids: number[]; identities: string[] }): Promise<GoneGoods[]> =>
  db
    .select({ id: goods.id, name: goods.name, spec: goods.spec, maker: goods.maker })
    .from(goods)
    .where(sql`${goods.onShelf}
      and not exists (select from unnest(${idList(named.ids)}) as named where named = ${goods.id})
      and not exists (
        select from jsonb_array_elements_text(${json(named.identities)}) as named where named = ${goods.identity})`)
    .orderBy(asc(goods.id));

/** Returns the ids of the products that change; those on sale again are announced to waiting buyers. */
export const setOnShelf = async (tx: Executor, goodsIds: number[], onShelf: boolean, now: Date): Promise<number[]> => {
  const changed = await tx
    .update(goods)
    .set({ onShelf, updatedAt: now })
    .where(and(among(goods.id, goodsIds), ne(goods.onShelf, onShelf)))
    .returning({ id: goods.id });
  const ids = changed.map(({ id }) => id);
  if (onShelf) await queueReminders(tx, ids, now);
  return ids;
};

/** Locks the products by ascending id, as sales do. Returns their former categories. */
export const setCategory = async (tx: Tx, goodsIds: number[], categoryId: number | null, now: Date) => {
  const former = await tx
    .select({ id: goods.id, categoryId: goods.categoryId })
    .from(goods)
    .where(among(goods.id, goodsIds))
    .orderBy(goods.id)
    .for('no key update');
  await tx.update(goods).set({ categoryId, updatedAt: now }).where(among(goods.id, goodsIds));
  return former;
};

export const replaceLadders = async (
  tx: Tx,
  rows: { goodsId: number; steps: { number: string; price: string }[] }[],
) => {
  if (rows.length === 0) return;
  const ids = rows.map(({ goodsId }) => goodsId);
  await tx.delete(priceLadder).where(inArray(priceLadder.goodsId, ids));
  const steps = rows.flatMap(({ goodsId, steps }) => steps.map((step) => ({ goodsId, ...step })));
  if (steps.length > 0) await tx.insert(priceLadder).values(steps);
};

export const replaceTags = async (
  tx: Tx,
  rows: { goodsId: number; tags: (typeof goodsTag.$inferInsert)['tag'][] }[],
) => {
  if (rows.length === 0) return;
  const ids = rows.map(({ goodsId }) => goodsId);
  await tx.delete(goodsTag).where(inArray(goodsTag.goodsId, ids));
  const tags = rows.flatMap(({ goodsId, tags }) => tags.map((tag) => ({ goodsId, tag })));
  if (tags.length > 0) await tx.insert(goodsTag).values(tags);
};

export type DetailRow = {
  goodsId: number;
  approvalHolder: string | null;
  storage: string | null;
  standard: string | null;
  insert: InsertSection[];
};

export const saveDetails = async (tx: Tx, rows: DetailRow[]) => {
  if (rows.length === 0) return;
  await tx
    .insert(goodsDetail)
    .values(rows)
    .onConflictDoUpdate({
      target: goodsDetail.goodsId,
      set: {
        approvalHolder: sql`excluded.approval_holder`,
        storage: sql`excluded.storage`,
        standard: sql`excluded.standard`,
        insert: sql`excluded.insert`,
      },
    });
};

export const saveSearchEntries = async (tx: Tx, rows: (SearchEntry & { goodsId: number })[]) => {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into goods_search (goods_id, tokens, text, maker)
    select "goodsId", array_to_tsvector(tokens), text, maker
    from jsonb_to_recordset(${json(rows)}) as new ("goodsId" bigint, tokens text[], text text, maker text)
    on conflict (goods_id) do update
    set tokens = excluded.tokens, text = excluded.text, maker = excluded.maker`);
};

export const insertCategory = async (
  tx: Executor,
  parentId: number | null,
  name: string,
  mode: (typeof categoryModes)[number],
): Promise<number> => {
  const row = await onlyRow(
    tx
      .insert(category)
      .values({ parentId, name, mode, sort: sql`(select coalesce(max(sort), 0) + 1 from category)` })
      .returning({ id: category.id }),
  );
  return row.id;
};

/** Products with ids after `after`, for rewriting their search entries. */
export const goodsAfter = (db: Executor, after: number, limit: number) =>
  db
    .select({ id: goods.id, ...searchedColumns })
    .from(goods)
    .where(sql`${goods.id} > ${after}`)
    .orderBy(asc(goods.id))
    .limit(limit);

/** After many inserts, the planner must not use its statistics of an empty table. */
export const refreshStatistics = async (db: Executor) => {
  // One by one, so that others get their turn in between.
  for (const table of [goods, goodsSearch, goodsTag, priceLadder, stockBatch, category]) {
    await db.execute(sql`analyze ${table}`);
  }
};
