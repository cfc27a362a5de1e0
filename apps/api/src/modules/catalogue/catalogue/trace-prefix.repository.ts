import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { tracePrefix } from '#db/schema/trace-code.ts';

const listed = (id: number) => and(eq(tracePrefix.goodsId, id), eq(tracePrefix.source, 'list'));

/** Prefixes that a list or an operator states; those learned from scans are not among them. */
export const findTracePrefixes = async (db: Executor, id: number): Promise<string[]> => {
  const rows = await db.select().from(tracePrefix).where(listed(id)).orderBy(asc(tracePrefix.prefix));
  return rows.map(({ prefix }) => prefix);
};

export const dropTracePrefixes = (tx: Tx, id: number, stated: string[]) =>
  tx.delete(tracePrefix).where(and(listed(id), stated.length > 0 ? notInArray(tracePrefix.prefix, stated) : undefined));

/** A list is authoritative for prefixes; it overrides prefixes learned from scans. */
export const saveTracePrefixes = async (tx: Tx, rows: { prefix: string; goodsId: number }[]) => {
  const known = new Map(rows.map((row) => [row.prefix, { ...row, source: 'list' as const }]));
  if (known.size === 0) return;
  await tx
    .insert(tracePrefix)
    .values([...known.values()])
    .onConflictDoUpdate({
      target: tracePrefix.prefix,
      set: { goodsId: sql`excluded.goods_id`, source: 'list' },
      setWhere: sql`(${tracePrefix.goodsId}, ${tracePrefix.source}) is distinct from (excluded.goods_id, 'list')`,
    });
};

/** Products by prefix. */
export const goodsOfPrefixes = (db: Executor, prefixes: readonly string[]) =>
  db
    .select({ prefix: tracePrefix.prefix, goodsId: tracePrefix.goodsId, name: goods.name })
    .from(tracePrefix)
    .innerJoin(goods, eq(goods.id, tracePrefix.goodsId))
    .where(sql`${tracePrefix.prefix} in (select json_array_elements_text(${JSON.stringify(prefixes)}::json))`);

/** The first statement wins. */
export const learnPrefixes = async (
  db: Executor,
  rows: readonly { prefix: string; goodsId: number; source: 'list' | 'scan' }[],
) => {
  if (rows.length > 0)
    await db
      .insert(tracePrefix)
      .values([...rows])
      .onConflictDoNothing();
};

/** Forgets a prefix learned from a removed code, unless another code confirms it. */
export const forgetPrefix = (db: Executor, prefix: string) =>
  db.delete(tracePrefix).where(
    and(
      eq(tracePrefix.prefix, prefix),
      eq(tracePrefix.source, 'scan'),
      // By the product's order lines, which have an index; a text prefix has none in every locale.
      sql`not exists (
          select from trace_code box join order_line line on line.id = box.order_line_id
          where line.goods_id = ${tracePrefix.goodsId} and (box.code ^@ ${prefix} or box.code ^@ ${`(01)${prefix}`}))`,
    ),
  );
