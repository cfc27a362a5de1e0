import { setImmediate as nextTurn } from 'node:timers/promises';
import { operations } from '@yaoji/api-client/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitsOf, mostWaiting } from '#limits.ts';
import { answerErrors } from '#plugins/errors.ts';
import { createTurns } from '#plugins/turns.ts';

const inTurn = createTurns();
const app = Fastify();
let arrived = 0;
let running = 0;
let most = 0;
let release = Promise.withResolvers<void>();

beforeAll(() => {
  answerErrors(app);
  app.addHook('onRequest', async () => {
    arrived += 1;
  });
  app.get<{ Querystring: { buyer?: string } }>('/', (request) =>
    inTurn({ kind: 'heavy', request, buyerId: request.query.buyer ? Number(request.query.buyer) : null }, async () => {
      running += 1;
      most = Math.max(most, running);
      await release.promise;
      running -= 1;
      return { running };
    }),
  );
});
afterAll(() => app.close());

const ask = (buyer: number, address = '10.0.0.1') => app.inject({ url: `/?buyer=${buyer}`, remoteAddress: address });

/** Asks, waits until what may run does, and answers with how many ran at once. */
const askAtOnce = async (asked: () => ReturnType<typeof ask>[]) => {
  [arrived, running, most, release] = [0, 0, 0, Promise.withResolvers<void>()];
  const asking = asked();
  const all = Promise.all(asking);
  while (arrived < asking.length) await nextTurn();
  await nextTurn();
  release.resolve();
  return { answers: await all, most };
};

it('lets one buyer have two heavy calls at once, and everybody three', async () => {
  const own = await askAtOnce(() => Array.from({ length: 8 }, () => ask(1)));
  expect(own.most).toBe(2);
  const others = await askAtOnce(() => [1, 1, 1, 2, 2, 2, 3].map((buyer) => ask(buyer)));
  expect(others.most).toBe(3);
  for (const { statusCode } of [...own.answers, ...others.answers]) expect(statusCode).toBe(200);
});

it('refuses what would wait behind too much of the same buyer, says when to try again, and nobody else is refused', async () => {
  const { answers } = await askAtOnce(() => [
    ...Array.from({ length: mostWaiting.buyer + 5 }, () => ask(1)),
    ask(2, '10.0.0.2'),
  ]);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(refused[0]?.json()).toMatchObject({ code: 429, data: null });
  expect(answers.at(-1)?.statusCode).toBe(200);
});

it('has room for a cart of 500 lines and a list of 2,000 rows', () => {
  expect(limitsOf(operations.addCartLines.id).bodyKb).toBeGreaterThan((500 * 11 * 40) / 1024);
  expect(limitsOf(operations.matchPurchaseList.id).bodyKb).toBeGreaterThan((2_000 * 100 * 9) / 1024);
});
