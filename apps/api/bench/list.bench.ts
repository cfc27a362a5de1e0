import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { type Db, openDatabase } from '#db/database.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { importRows } from '#modules/catalogue/index.ts';
import { addBuyer } from '#testing/people.ts';
import { syntheticRows } from './catalogue.ts';

// The list route against the bare driver that asks the same queries, in one run on a Postgres of its own.
// pnpm --filter @yaoji/api bench [--goods 48000] [--seconds 5] [--connections 20]
const { values } = parseArgs({
  options: {
    goods: { type: 'string', default: '48000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '20' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

type Asked = { text: string; values: unknown[]; name: string | undefined };

/** Writes down what goes through the pool until it is told to stop. */
const recordQueries = (pool: Pool) => {
  const original = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const asked: Asked[] = [];
  pool.query = ((...args: unknown[]) => {
    const [config, given] = args as [
      string | { text: string; values?: unknown[]; name?: string },
      unknown[] | undefined,
    ];
    if (typeof config === 'string') asked.push({ text: config, values: given ?? [], name: undefined });
    else asked.push({ text: config.text, values: given ?? config.values ?? [], name: config.name });
    return original(...args);
  }) as Pool['query'];
  return () => {
    pool.query = original as Pool['query'];
    return asked;
  };
};

const measureDriver = async (pool: Pool, asked: Asked[]): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        for (const { text, values: parameters, name } of asked) {
          await pool.query({ text, values: parameters, ...(name === undefined ? {} : { name }) });
        }
        done++;
      }
    }),
  );
  return done / ((performance.now() - started) / 1000);
};

const measureRoute = async (url: string, cookie: string): Promise<number> => {
  const load = fileURLToPath(new URL('./load.ts', import.meta.url));
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [load, url, String(connections), String(seconds), cookie]);
  return (JSON.parse(stdout) as { perSecond: number }).perSecond;
};

/** The session of a buyer who is passed, and sees prices. */
const logIn = async (app: FastifyInstance, db: Db): Promise<string> => {
  await addBuyer(db, { username: 'bench' });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=bench&password=yaoji2026',
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
};

const postgres = await startNativePostgres();
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', maxConnections: 10 });
try {
  await importRows(database.db, syntheticRows(Number(values.goods)));
  await database.pool.query('VACUUM ANALYZE');
  const config = readConfig({ SEED: 'none', SHOP_DIR: '/nowhere', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, db: database.db });
  const session = await logIn(app, database.db);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const paths = [
    ['a visitor, first page', '/api/goods/list?facets=0', ''],
    ['a visitor, first page with facets', '/api/goods/list', ''],
    ['a visitor, a category', '/api/goods/list?category_id=2&facets=0', ''],
    ['a visitor, a search', '/api/goods/list?keywords=lwdhw&facets=0', ''],
    ['a buyer, first page', '/api/goods/list?facets=0', session],
    ['a buyer, a search', '/api/goods/list?keywords=lwdhw&facets=0', session],
  ] as const;
  console.log(`${values.goods} goods, ${connections} connections, ${seconds} s each`);
  for (const [name, path, cookie] of paths) {
    const ask = () => app.inject({ url: path, headers: { cookie } });
    await ask();
    const stop = recordQueries(database.pool);
    await ask();
    const asked = stop();
    const driver = await measureDriver(database.pool, asked);
    const route = await measureRoute(`${address}${path}`, cookie);
    const ratio = (route / driver).toFixed(2);
    console.log(
      `${name}: route ${route.toFixed(0)}/s, bare driver with the same ${asked.length} queries ${driver.toFixed(0)}/s, ratio ${ratio}`,
    );
  }
  await app.close();
} finally {
  await database.close();
  await postgres.stop();
}
