import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kinds, mostSeconds, mostWaiting } from '#limits.ts';
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
    inTurn({ kind: 'usual', request, buyerId: request.query.buyer ? Number(request.query.buyer) : null }, async () => {
      running += 1;
      most = Math.max(most, running);
      await release.promise;
      running -= 1;
      return { running };
    }),
  );
  const elapsedMs = mostSeconds * 1000 - 50;
  app.get('/late', (request) =>
    inTurn({ kind: 'usual', request, buyerId: null, elapsedMs }, () => new Promise(() => {})),
  );
});
afterAll(() => app.close());

const ask = (buyer: number, address = '10.0.0.1') => app.inject({ url: `/?buyer=${buyer}`, remoteAddress: address });

/** Starts calls, waits until all possible ones run, and returns how many ran concurrently. */
const askAtOnce = async (asked: () => ReturnType<typeof ask>[]) => {
  [arrived, running, most, release] = [0, 0, 0, Promise.withResolvers<void>()];
  const asking = asked();
  const all = Promise.all(asking);
  while (arrived < asking.length) await nextTurn();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  release.resolve();
  return { answers: await all, most };
};

it('limits concurrent calls per buyer, per address and in total', async () => {
  const { buyer, address, all } = kinds.usual;
  const ofBuyers = (buyers: number[], from: string) =>
    buyers.flatMap((id) => Array.from({ length: buyer + 2 }, () => ask(id, from)));
  const own = await askAtOnce(() => ofBuyers([1], '10.0.0.1'));
  const same = await askAtOnce(() => ofBuyers([1, 2, 3], '10.0.0.1'));
  const other = await askAtOnce(() => [...ofBuyers([1, 2, 3], '10.0.0.1'), ...ofBuyers([4, 5, 6], '10.0.0.2')]);
  expect([own.most, same.most, other.most]).toEqual([buyer, address, all]);
  const answers = [own, same, other].flatMap((each) => each.answers);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('refuses calls of a buyer with too many waiting, says when to retry, and refuses nobody else', async () => {
  const { answers } = await askAtOnce(() => [
    ...Array.from({ length: kinds.usual.buyer + mostWaiting.buyer + 3 }, () => ask(1)),
    ask(2, '10.0.0.2'),
  ]);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(refused[0]?.json()).toMatchObject({ code: 429, data: null });
  expect(answers.at(-1)?.statusCode).toBe(200);
});

it('ends a read at its time limit, including its session lookup', async () => {
  const { statusCode, headers } = await app.inject('/late');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});
