import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startServerProcess } from '#testing/server-process.ts';

const { pool, url } = await openTestDatabase();

/**
 * Requests the help centre while its table is locked, after the page that the server renders at startup has read its
 * data.
 */
const holdArticles = async (serverUrl: string) => {
  await (await fetch(serverUrl, { headers: { accept: 'text/html' } })).text();
  const client = await pool.connect();
  await client.query('BEGIN; LOCK TABLE article_category IN ACCESS EXCLUSIVE MODE');
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
};

const untilHeld = async () => {
  // Only this database: other tests hold locks in theirs.
  const waiting = `select count(*)::int as count from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while ((await pool.query(waiting)).rows[0].count === 0) await wait(20);
};

it('a stop finishes requests in flight, and accepts no new ones', async () => {
  const server = await startServerProcess({ DATABASE_URL: url ?? '' });
  const letGo = await holdArticles(server.url);
  const underWay = fetch(`${server.url}/api/article/category`);
  await untilHeld();
  const ended = server.end('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  await letGo();
  const answer = await underWay;
  expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([200, 200]);
  expect(await ended).toBe(0);
  expect(server.complaints()).toEqual([]);
});

it('a stop does not wait forever for a request', async () => {
  const server = await startServerProcess({ DATABASE_URL: url ?? '', LOG_LEVEL: 'silent' });
  const letGo = await holdArticles(server.url);
  const underWay = fetch(`${server.url}/api/article/category`).catch(() => null);
  await untilHeld();
  // The request is held until the server has ended.
  expect(await server.end('SIGTERM')).toBe(1);
  await letGo();
  await underWay;
});

it('logs an uncaught error, and answers requests in flight before ending', async () => {
  const throwOnSignal = "process.on('SIGUSR2', () => { throw new Error('nobody catches this'); })";
  const server = await startServerProcess({
    DATABASE_URL: url ?? '',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(throwOnSignal)}`,
  });
  const letGo = await holdArticles(server.url);
  const underWay = fetch(`${server.url}/api/article/category`);
  await untilHeld();
  const ended = server.end('SIGUSR2');
  await expect.poll(() => server.complaints().join()).toContain('nobody catches this');
  await letGo();
  expect((await underWay).status).toBe(200);
  expect(await ended).toBe(1);
  const [line = ''] = server.complaints();
  expect(JSON.parse(line)).toMatchObject({ level: 60, msg: 'uncaught', err: { message: 'nobody catches this' } });
});
