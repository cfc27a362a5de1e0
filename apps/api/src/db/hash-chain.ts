import { createHash } from 'node:crypto';
import { desc, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

type Chained = PgTable & { id: AnyPgColumn; hash: AnyPgColumn };

/** Any number that no other advisory lock of this database has. */
const chainLock = 7_316_001;

/**
 * The hash of a row that is added after the last one of its table: of the row before and of what this one says. Whoever
 * adds it holds a lock to the end of the transaction: to be among its last statements, since all others wait.
 */
export const nextHash = async (tx: Executor, table: Chained, content: (string | number | Date)[]): Promise<string> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
  const [last] = await tx.select({ hash: table.hash }).from(table).orderBy(desc(table.id)).limit(1);
  const texts = content.map((value) => (value instanceof Date ? value.getTime() : value));
  return createHash('sha256')
    .update([last?.hash ?? '', ...texts].join('\n'))
    .digest('base64');
};

/**
 * Rows that are not what was written, or whose predecessor was changed or is gone; the oldest one has none to follow. What
 * is null in a row was not part of its hash.
 */
export const brokenLinks = (table: Chained, content: AnyPgColumn[]): SQL => {
  const texts = content.map((column) =>
    column.dataType === 'date'
      ? sql`(extract(epoch from ${sql.identifier(column.name)}) * 1000)::bigint::text`
      : sql`${sql.identifier(column.name)}::text`,
  );
  const joined = sql`concat_ws(chr(10), ${sql.join(texts, sql`, `)})`;
  return sql`
    select ${sql.raw(`'${getTableName(table)} '`)} || id || ' was changed, or the one before it' as what
    from (select *, lag(hash) over (order by id) as previous from ${table}) chained
    where previous is not null
      and hash <> encode(sha256(convert_to(previous || chr(10) || ${joined}, 'UTF8')), 'base64')`;
};
