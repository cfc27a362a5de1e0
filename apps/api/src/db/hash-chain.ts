import { createHash } from 'node:crypto';
import { desc, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';

type Chained = PgTable & { id: AnyPgColumn; hash: AnyPgColumn };

/**
 * The hash of a row that is added after the last one of its table: of the row before and of what this one says. Whoever
 * adds it holds a lock to the end of the transaction: to be among its last statements, since all others wait.
 */
export const nextHash = async (tx: Executor, table: Chained, content: (string | number | Date)[]): Promise<string> => {
  await oneAtATime(tx, 'chains');
  const [last] = await tx.select({ hash: table.hash }).from(table).orderBy(desc(table.id)).limit(1);
  const texts = content.map((value) => (value instanceof Date ? value.getTime() : value));
  return createHash('sha256')
    .update([last?.hash ?? '', ...texts].join('\n'))
    .digest('base64');
};

type ChainContent = {
  content: AnyPgColumn[];
  /** What the hash of some rows holds, too. */
  optional?: AnyPgColumn[];
  /** Its oldest rows are deleted when their time has come. */
  isSwept?: boolean;
};

/**
 * Rows that are not what was written, or whose predecessor was changed or is gone. The oldest row of a table that is swept
 * has none to follow; rows without a hash stand before all others. What is null in a row was not part of its hash.
 */
export const brokenLinks = (table: Chained, { content, optional = [], isSwept = false }: ChainContent): SQL => {
  const textOf = (column: AnyPgColumn) =>
    column.dataType === 'date'
      ? sql`(extract(epoch from ${sql.identifier(column.name)}) * 1000)::bigint::text`
      : sql`${sql.identifier(column.name)}::text`;
  const hashOf = (columns: AnyPgColumn[]) => {
    const joined = sql`concat_ws(chr(10), coalesce(previous, ''), ${sql.join(columns.map(textOf), sql`, `)})`;
    return sql`encode(sha256(convert_to(${joined}, 'UTF8')), 'base64')`;
  };
  return sql`
    select ${sql.raw(`'${getTableName(table)} '`)} || id || ' was changed, or the one before it' as what
    from (select *, lag(hash) over (order by id) as previous, row_number() over (order by id) as line from ${table}) chained
    where case when hash is null then previous is not null
      else line > ${isSwept ? 1 : 0} and hash not in (${hashOf(content)}, ${hashOf([...content, ...optional])}) end`;
};
