import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Executor } from './database.ts';

/** A connection caches a plan for each name; further texts are planned each time. */
const mostNames = 400;

/** A list of values gives a different text for each length: long ones are not worth a plan. */
const mostValues = 12;

const names = new Map<string, string>();

/** The name under which each connection prepares this text once. */
const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
};

type Query = { text?: unknown; values?: unknown[]; name?: string; rowMode?: string };

const dialect = new PgDialect();

/** A part without parameters, whose text is built once instead of for each query. */
export const written = (part: SQL): SQL => {
  const query = dialect.sqlToQuery(part);
  if (query.params.length > 0) throw new Error(`A written part has parameters: ${query.sql}`);
  return sql.raw(query.sql);
};

/** Marks our own SQL for `PreparingClient`. */
const mark = '/* planned once */';

/** Rows of our own SQL whose plan suits all values, so that each connection plans it once. */
export const plannedOnce = async <Row extends Record<string, unknown>>(db: Executor, query: SQL): Promise<Row[]> =>
  (await db.execute(sql`${sql.raw(mark)}${query}`)).rows as Row[]; // The caller knows its columns.

/**
 * Prepares queries of the query builder (recognised by rows as arrays): there are few texts, and their plans do not
 * depend on values. Our own SQL is planned each time, unless it is marked: one plan cannot suit every search.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver cannot be written down once more
  override query(first: any, ...rest: any[]): any {
    const config: Query = first;
    const values = config?.values ?? rest[0];
    const text = typeof config?.text === 'string' && config.name === undefined ? config.text : '';
    const isShort = !Array.isArray(values) || values.length <= mostValues;
    if (text.startsWith(mark) || (text && config.rowMode === 'array' && isShort)) {
      const name = statementName(text);
      if (name !== undefined) return super.query({ ...config, name } as never, ...(rest as []));
    }
    return super.query(first, ...(rest as []));
  }
}
