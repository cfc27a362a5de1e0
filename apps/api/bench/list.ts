import { operations } from '@yaoji/api-client/contract';
import type { Pool } from 'pg';
import { measureRoute } from './measure-route.ts';
import { median } from './median.ts';
import type { World } from './world.ts';

type Asked = { text: string; values: unknown[]; name: string | undefined };

/** Records all queries of the pool until stopped. */
const recordQueries = (pool: Pool) => {
  const original = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const asked: Asked[] = [];
  pool.query = ((...args: unknown[]) => {
    const [config, input] = args as [
      string | { text: string; values?: unknown[]; name?: string },
      unknown[] | undefined,
    ];
    if (typeof config === 'string') asked.push({ text: config, values: input ?? [], name: undefined });
    else asked.push({ text: config.text, values: input ?? config.values ?? [], name: config.name });
    return original(...args);
  }) as Pool['query'];
  return () => {
    pool.query = original as Pool['query'];
    return asked;
  };
};

/** For each connection its requests in turn, and for each request its queries. */
const measureDriver = async (pool: Pool, asked: Asked[][][], seconds: number): Promise<number> => {
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  const ask = async (requests: Asked[][]) => {
    for (let turn = 0; performance.now() < until; turn++) {
      for (const { text, values: parameters, name } of requests[turn % requests.length] ?? []) {
        await pool.query({ text, values: parameters, ...(name === undefined ? {} : { name }) });
      }
      done++;
    }
  };
  await Promise.all(asked.map(ask));
  return done / ((performance.now() - started) / 1000);
};

/** Different products for each connection, enough that none is requested twice in a row. */
const details = (ids: number[], connections: number) =>
  Array.from({ length: connections }, (_, index) =>
    Array.from({ length: 6 }, (__, turn) =>
      operations.getGoods.path.replace('{id}', String(ids[(turn * connections + index) % ids.length])),
    ),
  );

/** Compares the list route and a product's page with the bare driver running the same queries. */
export const benchList = async ({ app, database, origin, buyer, goods, options }: World) => {
  const { connections, rounds, seconds } = options;
  const session = await buyer('bench');
  /** The paths of each connection. */
  const same = (path: string) => Array.from({ length: connections }, () => [path]);
  const pages = (path: string) => Array.from({ length: connections }, (_, index) => [`${path}&page=${index + 1}`]);
  /** More pages than the cache holds, so that each is computed. */
  const manyPages = (path: string) =>
    Array.from({ length: connections }, (_, index) =>
      Array.from({ length: 6 }, (__, turn) => `${path}&page=${turn * connections + index + 1}`),
    );
  const list = '/api/goods/list?facets=0';
  const { rows } = await database.pool.query<{ id: string }>('select id from goods order by sales, id limit 120');
  const pagesOfGoods = details(
    rows.map(({ id }) => Number(id)),
    connections,
  );
  const category = await database.pool.query('select category_id from goods group by 1 order by count(*) desc limit 1');
  const cases = [
    ['visitors on the same page', same(list), ''],
    ['visitors on different pages', pages(list), ''],
    ['visitors on so many pages that none is kept', manyPages(list), ''],
    ['visitors on different pages, with facets', pages('/api/goods/list?facets=1'), ''],
    ['visitors on different pages of a category', pages(`${list}&category_id=${category.rows[0]?.category_id}`), ''],
    ['visitors on different pages of a search', pages(`${list}&keywords=lw`), ''],
    ['buyers on the same page', same(list), session],
    ['buyers on different pages', pages(list), session],
    ['visitors on the pages of goods', pagesOfGoods, ''],
    ['buyers on the pages of goods', pagesOfGoods, session],
  ] as const;
  console.log(`${goods} goods, ${connections} connections, ${rounds} rounds of ${seconds} s each`);
  for (const [name, paths, cookie] of cases) {
    const asked: Asked[][][] = [];
    for (const own of paths) {
      const requests: Asked[][] = [];
      for (const url of own) {
        const ask = () => app.inject({ url, headers: { cookie } });
        await ask();
        const stop = recordQueries(database.pool);
        await ask();
        requests.push(stop());
      }
      asked.push(requests);
    }
    // Alternate, because a machine is seldom equally idle from one minute to the next.
    const turns: { driver: number; route: number }[] = [];
    for (let turn = 0; turn < rounds; turn++) {
      const driver = await measureDriver(database.pool, asked, seconds);
      turns.push({ driver, route: (await measureRoute(origin, cookie, paths, seconds)).perSecond });
    }
    const route = median(turns.map((turn) => turn.route)).toFixed(0);
    const driver = median(turns.map((turn) => turn.driver)).toFixed(0);
    const ratio = median(turns.map((turn) => turn.route / turn.driver)).toFixed(2);
    const count = asked[0]?.[0]?.length;
    const queries = `${count} ${count === 1 ? 'query' : 'queries'}`;
    console.log(`${name}: route ${route}/s, bare driver with the same ${queries} ${driver}/s, ratio ${ratio}`);
  }
};
