import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectList } from '@yaoji/price-list';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { type Database, openDatabase } from '#db/database.ts';
import { filledTables } from '#db/filled-tables.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { importFile, importRows, stepsOn } from '#modules/catalogue/catalogue/index.ts';
import { memoryClient } from '#testing/client.ts';
import { addBuyer } from '#testing/people.ts';
import { syntheticRows } from './catalogue.ts';

export type Options = {
  connections: number;
  rounds: number;
  seconds: number;
  /** Seeds the random queries of `recall` and `search`. */
  seed: number;
  /** Lists the products that `recall` did not find. */
  misses: boolean;
};

/** A server on its own Postgres, with a catalogue of `goods` products. */
export type World = {
  app: FastifyInstance;
  database: Database;
  origin: string;
  goods: number;
  options: Options;
  /** Adds an approved buyer and logs them in. */
  buyer: (username: string) => Promise<string>;
};

/** At most this many products are imported as lists; the rest are copies, which takes minutes instead of hours. */
const mostImported = 100_000;

/** `list`: a file of products instead of generated ones. */
export const openWorld = async (
  goods: number,
  options: Options,
  list?: string,
): Promise<World & { close: () => Promise<void> }> => {
  const postgres = await startNativePostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', maxConnections: 16 });
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  try {
    if (list)
      await importFile(stepsOn(database.db), await inspectList(list), {
        rejectsFile: join(tmpdir(), `yaoji-bench-rejects-${process.pid}.csv`),
      });
    else await importRows(database.db, syntheticRows(Math.min(goods, mostImported)));
    if (!list && goods > mostImported) await multiply(database, Math.ceil(goods / mostImported) - 1);
    await database.pool.query(`VACUUM ANALYZE ${await filledTables(database.db)}`);
    const config = readConfig({ SEED: 'none', SHOP_DIR: '/nowhere', LOG_LEVEL: 'silent' });
    const app = await buildApp({ config, db: database.db });
    const { signIn } = memoryClient(app);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const buyer = async (username: string) => {
      await addBuyer(database.db, { username });
      return signIn(username);
    };
    return { app, database, origin, goods, options, buyer, close: () => app.close().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Copies products with other specs and makers. */
const multiply = async ({ pool }: Database, times: number) => {
  const { rows } = await pool.query<{ column_name: string }>(`
    select column_name from information_schema.columns where table_name = 'goods' and column_name not in ('id', 'identity')`);
  const columns = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
  await pool.query('drop index goods_search_tokens');
  for (let time = 1; time <= times; time++) {
    await pool.query(`
      with most as (select max(id) as id from goods where identity not like 'copy:%'),
      copied as (
        insert into goods (identity, ${columns})
        select 'copy:${time}:' || goods.id, ${columns} from goods, most where goods.identity not like 'copy:%'
        returning id, identity)
      insert into goods_search (goods_id, tokens, text, maker)
      select copied.id, found.tokens, found.text, found.maker from copied
      join goods_search found on found.goods_id = split_part(copied.identity, ':', 3)::bigint`);
  }
  await pool.query('create index goods_search_tokens on goods_search using gin (tokens)');
};
