import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { statementName } from './preparing-client.ts';

const dialect = new PgDialect();

type Row = Record<string, unknown>;

/**
 * A long query with a short part that varies: its text is put together once, and the part's is put in its place. `own`
 * builds the query around the part from the parameters that are its own; it is called once, and must use them in order.
 */
export const queryAround = <const Names extends readonly string[]>(
  own: Names,
  build: (parameters: Record<Names[number], SQL>, part: SQL) => SQL,
) => {
  const place = '/*part*/';
  const parameters = Object.fromEntries(own.map((name, index) => [name, sql.raw(`$${index + 1}`)]));
  const { sql: text } = dialect.sqlToQuery(build(parameters as Record<Names[number], SQL>, sql.raw(place)));

  return async <Found extends Row>(
    db: Executor,
    values: Record<Names[number], unknown>,
    part: SQL,
  ): Promise<Found[]> => {
    const inner = dialect.sqlToQuery(part);
    const innerText = inner.sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + own.length}`);
    const query = {
      sql: text.replace(place, () => innerText),
      params: [...own.map((name) => values[name as Names[number]]), ...inner.params],
    };
    const prepared = db._.session.prepareQuery(query, undefined, statementName(query.sql), false);
    return ((await prepared.execute()) as { rows: Found[] }).rows;
  };
};

/** A query that is always the same but for its parameters: its text is put together once, and planned once. */
export const fixedQuery = <const Names extends readonly string[]>(
  own: Names,
  build: (parameters: Record<Names[number], SQL>) => SQL,
) => {
  const run = queryAround(own, (parameters) => build(parameters));
  return <Found extends Row>(db: Executor, values: Record<Names[number], unknown>): Promise<Found[]> =>
    run<Found>(db, values, sql``);
};
