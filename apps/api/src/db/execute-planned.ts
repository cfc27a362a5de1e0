import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

const dialect = new PgDialect();

/** A connection keeps a plan for each name that it has seen: texts beyond so many are planned anew each time. */
const mostNames = 200;

const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
};

/**
 * Runs a query whose text comes again and again, so that each connection plans it once: planning a page of cards takes
 * as long as finding it. Not for queries whose best plan hangs on their parameters, such as searches.
 */
export const executePlanned = async <Row extends Record<string, unknown>>(db: Executor, query: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const prepared = db._.session.prepareQuery({ sql: text, params }, undefined, nameOf(text), false);
  const { rows } = (await prepared.execute()) as { rows: Row[] };
  return rows;
};
