import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { order } from '#db/schema/order.ts';
import { addGoods } from './catalogue.ts';
import { fillCart, orderForm } from './checkout.ts';
import { httpClient } from './client.ts';
import { addBuyer } from './people.ts';

export type OrderStream = {
  /** Orders that a server has acknowledged. */
  acknowledged: number[];
  /** Number of answers by status; `none` for a broken connection. */
  answers: Map<number | 'none', number>;
  slowestMs: number;
  stop: () => Promise<void>;
};

export type Market = { goodsIds: number[]; usernames: string[] };

/** Products with enough stock, and buyers for them. */
export const prepareMarket = async (db: Db, buyers: number): Promise<Market> => {
  const market: Market = { goodsIds: [], usernames: [] };
  for (let index = 0; index < 5; index += 1) market.goodsIds.push((await addGoods(db, { stock: '100000' })).id);
  for (let index = 0; index < buyers; index += 1) market.usernames.push((await addBuyer(db)).username);
  return market;
};

/** Buyers who keep ordering regardless of answers, each through one of the servers. */
export const streamOrders = ({ goodsIds, usernames }: Market, urls: string[]): OrderStream => {
  const stream = { acknowledged: [] as number[], answers: new Map<number | 'none', number>(), slowestMs: 0 };
  let isStopped = false;

  const shop = async (username: string, url: string, index: number) => {
    const { call, signIn } = httpClient(url);
    let session: string | null = null;
    for (let round = index; !isStopped; round += 1) {
      const start = performance.now();
      let status: number | 'none' = 'none';
      try {
        session ??= await signIn(username);
        const lines = [{ goods_id: goodsIds[round % goodsIds.length] ?? 0, number: '2' }];
        const { ids } = await fillCart(call, session, lines);
        const placed = await call('placeOrder', { body: await orderForm(call, session, ids) }, session);
        status = placed.status;
        if (status === 200) stream.acknowledged.push(placed.data.id);
      } catch {
        // Refused, broken or incomplete: the buyer waits briefly and tries again.
        await wait(50);
      }
      stream.answers.set(status, (stream.answers.get(status) ?? 0) + 1);
      stream.slowestMs = Math.max(stream.slowestMs, Math.round(performance.now() - start));
    }
  };
  const shopping = usernames.map((username, index) => shop(username, urls[index % urls.length] ?? '', index));

  return Object.assign(stream, {
    stop: async () => {
      isStopped = true;
      await Promise.all(shopping);
    },
  });
};

/** Waits until that many more orders were acknowledged. */
export const untilOrders = async (stream: OrderStream, more: number, withinMs = Number.POSITIVE_INFINITY) => {
  const goal = stream.acknowledged.length + more;
  const end = Date.now() + withinMs;
  while (stream.acknowledged.length < goal) {
    if (Date.now() > end) throw new Error(`No ${more} orders within ${withinMs} ms: ${[...stream.answers]}`);
    await wait(20);
  }
};

/** Acknowledged orders that the database lacks. */
export const lostOrders = async (db: Db, { acknowledged }: OrderStream): Promise<number[]> => {
  if (acknowledged.length === 0) return [];
  const rows = await db.select({ id: order.id }).from(order).where(inArray(order.id, acknowledged));
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !stored.has(id));
};
