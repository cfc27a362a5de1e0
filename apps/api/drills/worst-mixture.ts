import { execFile } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { operations } from '@yaoji/api-client/contract';
import { stringify } from 'qs';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { noisyPngOf } from '#modules/platform/file/testing/pictures.ts';
import { fillCart } from '#testing/checkout.ts';
import { memoryClient } from '#testing/client.ts';
import { setSettings } from '#testing/settings.ts';
import { openWorld, type World } from '../bench/world.ts';
import { type CartLines, receivingBuyer } from './mixture-buyer.ts';
import type { Stream, StreamOutcome } from './mixture-load.ts';
import type { Outcome } from './outcome.ts';

const goods = 10_000;
const seconds = 8;
const attackers = 4;
const cartLines = 500;
const orderLines = 200;
const listRows = 2000;
/** Large enough for a thread. */
const ownPictureBytes = 600_000;
const largePictureBytes = 4_000_000;
const most = { delayMs: 200, healthMs: 250 };

/**
 * All heavy requests at once, eight connections each: reading, changing and validating carts of 500 lines, papers and
 * exports of 200 lines, purchase lists of 2,000 rows, pictures of 4 MB, lists and searches of 100 rows, log-ins, refused
 * forms; plus a health check, a buyer who orders, and one who has a short list matched, papers drawn, exports made and a
 * picture stored. The event loop and the health check stay prompt, and neither buyer is refused.
 */
export const worstMixture = async (): Promise<Outcome> => {
  const world = await openWorld(goods, { connections: 0, rounds: 0, seconds, seed: 1, misses: false });
  try {
    const mixture = await prepare(world);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const [attack, watched] = await Promise.all([
      load(world.origin, mixture.attack, seconds),
      load(world.origin, mixture.watched, seconds),
      new Promise((resolve) => setTimeout(resolve, 1000)).then(() => delay.enable()),
    ]);
    delay.disable();
    const [health, ...buyers] = watched;
    const delayMs = Math.round(delay.percentile(99) / 1e6);
    const all = [...attack, ...watched];
    const isGood =
      delayMs < most.delayMs &&
      (health?.p99 ?? Infinity) < most.healthMs &&
      buyers.every(({ statuses }) => Object.keys(statuses).join() === '200') &&
      all.every(({ statuses }) =>
        Object.keys(statuses).every((status) => ['200', '422', '429', '503'].includes(status)),
      );
    return {
      passed: isGood,
      figures: `delay of the event loop p99 ${delayMs} ms, at most ${Math.round(delay.max / 1e6)} ms; health check p50 ${health?.p50} ms, p99 ${health?.p99} ms, at most ${health?.max} ms; ${buyers.map(({ name, p50, max }) => `${name} p50 ${p50} ms, at most ${max} ms`).join('; ')}`,
      details: all.map(
        ({ name, statuses, p50, max }) => `${name}: ${JSON.stringify(statuses)}, p50 ${p50} ms, at most ${max} ms`,
      ),
    };
  } finally {
    await world.close();
  }
};

const load = async (origin: string, streams: Stream[], seconds: number): Promise<StreamOutcome[]> => {
  const program = fileURLToPath(new URL('./mixture-load.ts', import.meta.url));
  const running = promisify(execFile)(process.execPath, [program, origin, String(seconds)]);
  running.child.stdin?.end(JSON.stringify(streams));
  return JSON.parse((await running).stdout);
};

const visitor = { cookie: '', from: '127.0.2.1', connections: 40 };
const visitors: Stream[] = [
  {
    ...visitor,
    name: 'visitors',
    asked: [
      { path: `${operations.listGoods.path}?per_page=100&keywords=${encodeURIComponent('六味 地黄')}` },
      { path: operations.getHomeFocus.path },
      { path: `${operations.suggestGoods.path}?keywords=liuwei` },
    ],
  },
  {
    ...visitor,
    name: 'log-ins',
    asked: Array.from({ length: 60 }, (_, index) => ({
      path: operations.login.path,
      form: stringify({ username: `nobody${index}`, password: 'wrong-0000' }),
    })),
  },
  {
    ...visitor,
    name: 'broken forms',
    asked: [{ path: operations.login.path, form: 'a[b][c]=1&'.repeat(11_000) }],
  },
];

const prepare = async (world: World) => {
  await setSettings(world.database.db, {
    'seller.name': '药集供应链',
    'seller.taxNo': closeCreditCode('91510107MA6CXY123'),
  });
  const { rows } = await world.database.pool.query<{ id: string }>(`
    with chosen as (select id from goods where on_shelf and stock > 2000 and price is not null order by id limit ${cartLines}),
    batches as (
      update stock_batch set quantity = 9000000 from chosen where goods_id = chosen.id returning goods_id, quantity)
    update goods set stock = (select sum(quantity) from batches where goods_id = goods.id)
    where id in (select id from chosen) returning id`);
  const lines = rows.map(({ id }) => ({ goods_id: Number(id), number: '10' }));
  const names = await world.database.pool.query<{ row: string }>(
    `select left(name, 2) || '某' || substr(name, 3) || ' ' || coalesce(spec, '') || ' 10' as row from goods order by id limit ${listRows}`,
  );
  const list = names.rows.map(({ row }) => row);
  const attack = [...visitors];
  for (let number = 1; number <= attackers; number += 1) attack.push(...(await attackOf(world, number, lines, list)));
  return { attack, watched: await watchedBuyers(world, lines, list) };
};

const largePicture = noisyPngOf(largePictureBytes).toString('base64');

const attackOf = async (world: World, number: number, lines: CartLines, list: string[]): Promise<Stream[]> => {
  const username = `attacker${number}`;
  const { session, papers, exports } = await receivingBuyer(world, username, lines.slice(0, orderLines));
  const { ids } = await fillCart(memoryClient(world.app).call, session, lines);
  const stream = (name: string, connections: number, asked: Stream['asked']): Stream => ({
    name: `${username} ${name}`,
    cookie: session,
    from: `127.0.1.${number}`,
    connections,
    asked,
  });
  return [
    stream('papers', 8, [{ path: papers }]),
    stream(
      'exports',
      8,
      exports.map((path) => ({ path })),
    ),
    stream('cart', 8, [
      { path: operations.getCart.path },
      { path: operations.checkoutCart.path, form: stringify({ ids }) },
      { path: operations.addCartLines.path, form: stringify({ params: lines }) },
      { path: operations.selectCartLines.path, form: stringify({ ids, is_selected: number % 2 }) },
    ]),
    stream('purchase lists', 2, [{ path: operations.matchPurchaseList.path, list: list.join('\n') }]),
    stream('pictures', 4, [{ path: operations.uploadPicture.path, picture: largePicture }]),
    stream('lists', 8, [
      { path: `${operations.listGoods.path}?per_page=100&keywords=${encodeURIComponent('地黄')}&page=${number}` },
      { path: `${operations.listGoods.path}?per_page=100&page=${number + 10}&sort=price` },
      { path: `${operations.suggestGoods.path}?keywords=${encodeURIComponent('黄')}` },
      { path: operations.getWorkbench.path },
      { path: `${operations.listOrders.path}?per_page=100` },
    ]),
  ];
};

const watchedBuyers = async (world: World, lines: CartLines, list: string[]): Promise<Stream[]> => {
  const shopper = await world.buyer('shopper');
  const { session, papers, exports } = await receivingBuyer(world, 'lister', lines.slice(0, 2));
  const own = { cookie: session, from: '127.0.3.3', connections: 1, pauseMs: 200 };
  const picture = noisyPngOf(ownPictureBytes).toString('base64');
  return [
    { name: 'health', cookie: '', from: '127.0.3.1', connections: 1, pauseMs: 10, asked: [{ path: '/healthz' }] },
    {
      name: 'a buyer who orders',
      cookie: shopper,
      from: '127.0.3.2',
      connections: 1,
      pauseMs: 200,
      asked: [
        { path: `${operations.listGoods.path}?per_page=20&keywords=${encodeURIComponent('板蓝')}` },
        { path: operations.addCartLines.path, form: stringify({ params: lines.slice(0, 1) }) },
        { path: operations.getCart.path },
      ],
    },
    {
      ...own,
      name: 'a short list',
      asked: [{ path: operations.matchPurchaseList.path, list: list.slice(0, 20).join('\n') }],
    },
    { ...own, name: 'papers of two lines', asked: [{ path: papers }] },
    { ...own, name: 'exports of two lines', asked: exports.map((path) => ({ path })) },
    { ...own, name: 'a picture', asked: [{ path: operations.uploadPicture.path, picture }] },
  ];
};
