import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { statementName } from './preparing-client.ts';

const dialect = new PgDialect();

type Row = Record<string, unknown>;

/** A part without parameters whose text is put together once, instead of with each query. */
export const written = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part).sql);

/** Texts that are worth remembering; those with bounds or words in them are never the same twice. */
const mostTexts = 100;

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
  const around = (part: string) => {
    const inner = part.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + own.length}`);
    const full = text.replace(place, () => inner);
    return { text: full, name: statementName(full) };
  };
  const texts = new Map<string, ReturnType<typeof around>>();

  return async <Found extends Row>(
    db: Executor,
    values: Record<Names[number], unknown>,
    part: SQL,
  ): Promise<Found[]> => {
    const inner = dialect.sqlToQuery(part);
    const known = texts.get(inner.sql) ?? around(inner.sql);
    if (texts.size < mostTexts) texts.set(inner.sql, known);
    const query = {
      sql: known.text,
      params: [...own.map((name) => values[name as Names[number]]), ...inner.params],
    };
    const prepared = db._.session.prepareQuery(query, undefined, known.name, false);
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
