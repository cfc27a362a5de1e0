import { SQL, StringChunk, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Executor } from './database.ts';
import { statementName } from './preparing-client.ts';

const dialect = new PgDialect();

type Row = Record<string, unknown>;

/** A part without parameters, whose text is built once instead of for each query. */
export const written = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part).sql);

/** A part whose text is built once, with changing parameters. */
export const writtenAround = <const Names extends readonly string[]>(
  own: Names,
  build: (parameters: Record<Names[number], SQL>) => SQL,
) => {
  const places = Object.fromEntries(own.map((name) => [name, sql.raw(`/*${name}*/`)]));
  const { sql: text } = dialect.sqlToQuery(build(places as Record<Names[number], SQL>));
  const pieces = text.split(/\/\*(\w+)\*\//).map((piece, at) => (at % 2 === 0 ? new StringChunk(piece) : piece));
  return (values: Record<Names[number], string | number>): SQL =>
    new SQL(pieces.map((piece) => (typeof piece === 'string' ? sql.param(values[piece as Names[number]]) : piece)));
};

/** Parses rows as the query builder does: times, and arrays of numbers and times, stay texts. */
const types = new pg.TypeOverrides();
for (const type of [1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231]) types.setTypeParser(type, (text) => text);

/** Uses the driver directly: the query builder takes 3 to 9 % of Node's time for a list or a product's page. */
const ask = async <Found extends Row>(db: Executor, text: string, values: unknown[]): Promise<Found[]> => {
  const { client } = db._.session as unknown as { client: pg.Pool }; // A transaction's connection; its types hide it.
  return (await client.query<Found>({ text, name: statementName(text), types, values } as pg.QueryConfig)).rows;
};

/** Number of cached texts; texts with bounds or words are unique and not worth caching. */
const mostTexts = 100;

/**
 * A long query with a short variable part: both texts are built once. `own` builds the query around the part from its
 * own parameters; it is called once, and must use them in order.
 */
export const queryAround = <const Names extends readonly string[]>(
  own: Names,
  build: (parameters: Record<Names[number], SQL>, part: SQL) => SQL,
) => {
  const place = '/*part*/';
  const text = textOf(own, (parameters) => build(parameters, sql.raw(place)));
  const around = (part: string) =>
    text.replace(place, () => part.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + own.length}`));
  const texts = new Map<string, string>();

  return <Found extends Row>(db: Executor, values: Record<Names[number], unknown>, part: SQL): Promise<Found[]> => {
    const inner = dialect.sqlToQuery(part);
    const full = texts.get(inner.sql) ?? around(inner.sql);
    if (texts.size < mostTexts) texts.set(inner.sql, full);
    return ask(db, full, [...own.map((name) => values[name as Names[number]]), ...inner.params]);
  };
};

/** A query that differs only in its parameters: its text is built and planned once. */
export const fixedQuery = <const Names extends readonly string[]>(
  own: Names,
  build: (parameters: Record<Names[number], SQL>) => SQL,
) => {
  const text = textOf(own, build);
  return <Found extends Row>(db: Executor, values: Record<Names[number], unknown>): Promise<Found[]> =>
    ask(
      db,
      text,
      own.map((name) => values[name as Names[number]]),
    );
};

const textOf = <const Names extends readonly string[]>(
  own: Names,
  build: (parameters: Record<Names[number], SQL>) => SQL,
) => {
  const parameters = Object.fromEntries(own.map((name, index) => [name, sql.raw(`$${index + 1}`)]));
  return dialect.sqlToQuery(build(parameters as Record<Names[number], SQL>)).sql;
};
