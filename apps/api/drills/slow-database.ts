import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/database.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { mostSeconds } from '#limits.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { httpClient } from '#testing/client.ts';
import { prepareMarket } from '#testing/order-stream.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { startForwarder } from './forwarder.ts';
import type { Outcome } from './outcome.ts';

const seconds = 60;
const delayMs = 2000;
const buyers = 12;
const loopsOfBuyer = 3;
const most = { readMs: (mostSeconds + 2) * 1000, healthMs: 500, memoryMb: 150, backMs: 5000 };

type Seen = { answers: Map<string, number>; slowestMs: Map<string, number>; wordless: number };

/**
 * Each answer of the database comes two seconds late for a minute, under buyers who look, fill carts and order. Reads are
 * answered or refused in a sentence within their limit, the health check stays prompt, neither memory nor the calls in the
 * server grow, and it is as quick as before once the database is.
 */
export const slowDatabase = async (): Promise<Outcome> => {
  const native = await startNativePostgres();
  const forwarder = await startForwarder(native.url);
  const { db, close } = await openDatabase({ databaseUrl: native.url, dataDir: '' });
  const server = await startServerProcess({ DATABASE_URL: forwarder.url, LOG_LEVEL: 'silent' });
  const { call, signIn } = httpClient(server.url);
  const seen: Seen = { answers: new Map(), slowestMs: new Map(), wordless: 0 };
  const stopped = new AbortController();
  const ask = asker(seen);

  try {
    const market = await prepareMarket(db, buyers);
    const sessions: string[] = [];
    for (const username of market.usernames) sessions.push(await signIn(username));
    const goods = (index: number) => [{ goods_id: market.goodsIds[index % 5] ?? 0, number: '1' }];
    const round = async (session: string, index: number) => {
      await ask('list', () => call('listGoods', { query: { per_page: 50 } }, session));
      await ask('cart', () => call('getCart', {}, session));
      await ask('page', async () => {
        const page = await fetch(`${server.url}/list`, { headers: { cookie: session, accept: 'text/html' } });
        return { status: page.status, message: await page.text() };
      });
      await ask('order', async () => {
        const { ids } = await fillCart(call, session, goods(index));
        return call('placeOrder', { body: await orderForm(call, session, ids) }, session);
      }).catch(() => null);
    };
    await Promise.all(sessions.map(round));
    const before = await measure(server.url);
    seen.slowestMs.clear();
    seen.answers.clear();

    forwarder.delay(delayMs);
    const load = sessions.flatMap((session, index) =>
      Array.from({ length: loopsOfBuyer }, async () => {
        while (!stopped.signal.aborted) await round(session, index);
      }),
    );
    const { healthMs, waitedFor, memory } = await watch(server.url);
    stopped.abort();
    forwarder.delay(0);
    const recovering = performance.now();
    const back = await ask('back', () => call('getCart', {}, sessions[0] ?? ''));
    const backMs = Math.round(performance.now() - recovering);
    await Promise.all(load);

    const grownMb = Math.round((memory - before.memory) / 2 ** 20);
    const details: string[] = [];
    const expect = (what: string, holds: boolean) => void (holds || details.push(what));
    for (const kind of ['list', 'cart', 'page']) {
      const slowest = seen.slowestMs.get(kind) ?? 0;
      expect(`a ${kind} took ${slowest} ms`, slowest > 0 && slowest <= most.readMs);
    }
    expect(`a health check took ${healthMs} ms`, healthMs <= most.healthMs);
    expect(`memory grew by ${grownMb} MB`, grownMb <= most.memoryMb);
    expect(`the first cart afterwards took ${backMs} ms`, back !== null && backMs <= most.backMs);
    expect(`${seen.wordless} refusals without a sentence`, seen.wordless === 0);
    for (const { rule, what } of await auditMoney(db)) details.push(...what.map((each) => `${rule}: ${each}`));
    const list = (map: Map<string, number>) => [...map].map(([key, value]) => `${key}: ${value}`).join(', ');
    return {
      passed: details.length === 0,
      figures: `answers ${list(seen.answers)}; slowest ms ${list(seen.slowestMs)}; health check at most ${healthMs} ms, memory +${grownMb} MB, at most ${waitedFor} waited for a connection, back after ${backMs} ms, ${details.length} complaints`,
      details,
    };
  } finally {
    stopped.abort();
    forwarder.stop();
    await server.end('SIGTERM');
    await close();
    await native.stop();
  }
};

/** The health check, the memory and the calls in a server, for as long as its database is slow. */
const watch = async (url: string) => {
  const seen = { healthMs: 0, waitedFor: 0, memory: 0 };
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const start = performance.now();
    await fetch(`${url}/healthz`);
    seen.healthMs = Math.max(seen.healthMs, Math.round(performance.now() - start));
    const { memory, waitedFor } = await measure(url);
    seen.memory = Math.max(seen.memory, memory);
    seen.waitedFor = Math.max(seen.waitedFor, waitedFor);
    await wait(500);
  }
  return seen;
};

const measure = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  return {
    memory: read('process_resident_memory_bytes'),
    waitedFor: read('yaoji_database_connections{state="waited_for"}'),
  };
};

/** Asks once and notes what came of it; null where that is no success. */
const asker =
  (seen: Seen) =>
  async <T extends { status: number; message: string }>(kind: string, send: () => Promise<T>) => {
    const start = performance.now();
    const answer = await send();
    const key = `${kind} ${answer.status}`;
    seen.answers.set(key, (seen.answers.get(key) ?? 0) + 1);
    seen.slowestMs.set(kind, Math.max(seen.slowestMs.get(kind) ?? 0, Math.round(performance.now() - start)));
    if (answer.status !== 200 && !/\p{Script=Han}/u.test(answer.message)) seen.wordless += 1;
    return answer.status === 200 ? answer : null;
  };
