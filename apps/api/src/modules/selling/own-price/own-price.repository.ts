import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import { containing } from '#db/containing.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { goods } from '#db/schema/goods.ts';
import { ownPriceLine, ownPriceLineLog, ownPriceList, ownPriceListLog, ownPriceMember } from '#db/schema/own-price.ts';
import { inScope } from '#modules/catalogue/goods/index.ts';

export type OwnPriceListRow = typeof ownPriceList.$inferSelect;
export type ListValues = Omit<typeof ownPriceList.$inferInsert, 'id' | 'createdAt'>;
export type Member = Pick<typeof ownPriceMember.$inferSelect, 'kind' | 'key'>;
export type Line = Pick<typeof ownPriceLine.$inferSelect, 'goodsId' | 'maker' | 'categoryId' | 'price' | 'rate'>;

/** Lists of operators; quotes belong to their proposals. */
const isAgreed = isNull(ownPriceList.proposalId);

export type ListSummary = OwnPriceListRow & {
  members: Member[];
  goodsCount: number;
  rateCount: number;
};

/** A page of lists, the newest first, by part of a title or of the company of a named buyer. */
export const ownPriceLists = async (
  db: Executor,
  keywords: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: ListSummary[]; total: number }> => {
  const part = containing(keywords);
  const matches: SQL = keywords
    ? sql`${isAgreed} and (${ownPriceList.title} ilike ${part} or exists (select 1 from ${ownPriceMember} named
        join ${buyer} on named.kind = 'buyer' and named.key = ${buyer.id}::text
        where named.list_id = ${ownPriceList.id} and ${buyer.company} ilike ${part}))`
    : isAgreed;
  const lists = await db
    .select()
    .from(ownPriceList)
    .where(matches)
    .orderBy(desc(ownPriceList.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = lists.map(({ id }) => id);
  const members = await db.select().from(ownPriceMember).where(among(ownPriceMember.listId, ids));
  const counts = await db
    .select({
      listId: ownPriceLine.listId,
      goodsCount: sql<number>`count(${ownPriceLine.price})::int`,
      rateCount: sql<number>`count(${ownPriceLine.rate})::int`,
    })
    .from(ownPriceLine)
    .where(among(ownPriceLine.listId, ids))
    .groupBy(ownPriceLine.listId);
  const countOf = new Map(counts.map(({ listId, ...count }) => [listId, count]));
  const rows = lists.map((list) => ({
    ...list,
    members: members.filter(({ listId }) => listId === list.id),
    ...(countOf.get(list.id) ?? { goodsCount: 0, rateCount: 0 }),
  }));
  return { rows, total: await db.$count(ownPriceList, matches) };
};

export const findOwnPriceList = (db: Executor, id: number): Promise<OwnPriceListRow | null> =>
  firstRow(
    db
      .select()
      .from(ownPriceList)
      .where(and(eq(ownPriceList.id, id), isAgreed)),
  );

/** The list, for a change; waits for others. */
export const lockOwnPriceList = (tx: Tx, id: number): Promise<OwnPriceListRow | null> =>
  firstRow(
    tx
      .select()
      .from(ownPriceList)
      .where(and(eq(ownPriceList.id, id), isAgreed))
      .for('update'),
  );

export const membersOf = (db: Executor, listId: number): Promise<Member[]> =>
  db
    .select({ kind: ownPriceMember.kind, key: ownPriceMember.key })
    .from(ownPriceMember)
    .where(eq(ownPriceMember.listId, listId))
    .orderBy(ownPriceMember.kind, ownPriceMember.key);

export const ownPriceLines = (db: Executor, listId: number): Promise<(Line & { id: number })[]> =>
  db
    .select({
      id: ownPriceLine.id,
      goodsId: ownPriceLine.goodsId,
      maker: ownPriceLine.maker,
      categoryId: ownPriceLine.categoryId,
      price: ownPriceLine.price,
      rate: ownPriceLine.rate,
    })
    .from(ownPriceLine)
    .where(eq(ownPriceLine.listId, listId))
    .orderBy(ownPriceLine.goodsId, ownPriceLine.maker, ownPriceLine.categoryId);

export type Saver = { operator: string; now: Date };

/** Adds a list, or changes one; unchanged lines keep their ids, changed ones are logged. */
export const saveOwnPriceList = async (
  tx: Tx,
  id: number | null,
  values: ListValues,
  members: readonly Member[],
  lines: readonly Line[],
  { operator, now: createdAt }: Saver,
): Promise<number> => {
  const saved =
    id === null
      ? await onlyRow(
          tx
            .insert(ownPriceList)
            .values({ ...values, createdAt })
            .returning(),
        )
      : await onlyRow(tx.update(ownPriceList).set(values).where(eq(ownPriceList.id, id)).returning());
  const listId = saved.id;
  await tx.delete(ownPriceMember).where(eq(ownPriceMember.listId, listId));
  if (members.length > 0) await tx.insert(ownPriceMember).values(members.map((member) => ({ listId, ...member })));
  const stored = new Map((await ownPriceLines(tx, listId)).map((line) => [textOf(line), line]));
  const wanted = new Set(lines.map(textOf));
  const gone = [...stored].flatMap(([text, line]) => (wanted.has(text) ? [] : [line]));
  const added = lines.filter((line) => !stored.has(textOf(line)));
  if (gone.length > 0)
    await tx.delete(ownPriceLine).where(
      among(
        ownPriceLine.id,
        gone.map((line) => line.id),
      ),
    );
  if (added.length > 0) await tx.insert(ownPriceLine).values(added.map((line) => ({ listId, ...line })));
  const replaced = new Set(added.map(placeOf));
  const removed = gone.filter((line) => !replaced.has(placeOf(line)));
  const log = [...removed.map(({ id: _, ...line }) => ({ ...line, price: null, rate: null })), ...added];
  if (log.length > 0)
    await tx.insert(ownPriceLineLog).values(log.map((line) => ({ ...line, listId, operator, createdAt })));
  return listId;
};

/** Logs the values and members of a list as they are now. */
export const logOwnPriceList = (tx: Tx, listId: number, { operator, now }: Saver) =>
  tx.execute(sql`
    insert into ${ownPriceListLog} (list_id, title, starts_at, ends_at, is_open, joins_promotions, shows_list_price,
      members, operator, created_at)
    select id, title, starts_at, ends_at, is_open, joins_promotions, shows_list_price, (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'key', key)), '[]')
      from ${ownPriceMember} where list_id = list.id), ${operator}, ${now.toISOString()}::timestamptz
    from ${ownPriceList} list where id = ${listId}`);

const placeOf = ({ goodsId, maker, categoryId }: Line) => JSON.stringify([goodsId, maker, categoryId]);

const textOf = (line: Line) =>
  placeOf(line) + JSON.stringify([line.price && Number(line.price), line.rate && Number(line.rate)]);

export type NamedProduct = Pick<typeof goods.$inferSelect, 'id' | 'name' | 'spec' | 'maker'>;

/** Products by their names. */
export const goodsNamed = (db: Executor, names: readonly string[]): Promise<NamedProduct[]> =>
  db
    .select({ id: goods.id, name: goods.name, spec: goods.spec, maker: goods.maker })
    .from(goods)
    .where(sql`${goods.name} = any(array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))`);

type Rate = { maker?: string; categoryId?: number };

/** The first listed products with a price that these percentages cover. */
export const goodsOfRates = async (db: Executor, rates: readonly Rate[], limit: number): Promise<number[]> => {
  if (rates.length === 0) return [];
  const scopes = rates.map(({ maker, categoryId }) =>
    inScope({
      ...(maker !== undefined && { makers: [maker.trim()] }),
      ...(categoryId !== undefined && { categoryIds: [categoryId] }),
    }),
  );
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(goods.onShelf, isNotNull(goods.price), or(...scopes)))
    .orderBy(asc(goods.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};
