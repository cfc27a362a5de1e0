import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { job } from '#db/schema/job.ts';
import { order } from '#db/schema/order.ts';
import { orderEvent } from '#db/schema/order-event.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { httpClient } from '#testing/client.ts';
import { rushForLastUnits } from '#testing/last-units.ts';
import { addBuyer } from '#testing/people.ts';
import { startServerProcess } from '#testing/server-process.ts';

const { db, url } = await openTestDatabase();
const servers = await Promise.all(
  [0, 1].map(() => startServerProcess({ DATABASE_URL: url ?? '', LOG_LEVEL: 'error' })),
);
const [first, second] = servers.map(({ url }) => httpClient(url)) as [
  ReturnType<typeof httpClient>,
  ReturnType<typeof httpClient>,
];
afterAll(() => Promise.all(servers.map(({ end }) => end('SIGTERM'))));

describe('two servers on one database', () => {
  it('[O2] sell exactly the stock', async () => {
    const rush = await rushForLastUnits(db, [first, second], 24, 6);
    expect(rush).toMatchObject({ sold: 6, orders: 6, refused: 18, strange: [], stockLeft: '0.000', breaches: [] });
  });

  it('[O1] create one order for a submission sent to both', async () => {
    const goods = await addGoods(db);
    const { username } = await addBuyer(db);
    const session = await first.signIn(username);
    const added = await first.call(
      'addCartLines',
      { body: { params: [{ goods_id: goods.id, number: '3' }] } },
      session,
    );
    const ids = added.data.results.map(({ line_id }) => line_id);
    const home = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路三段1号' };
    const address = await second.call('addAddress', { body: home }, session);
    const { data } = await second.call('checkoutCart', { body: { ids, address_id: address.data.id } }, session);
    const body = {
      ids,
      idempotency_key: data.idempotency_key,
      expected_total: data.expected_total,
      address_id: data.address_id,
      delivery: data.delivery,
    };
    const answers = await Promise.all(
      [first, second, first, second].map(({ call }) => call('placeOrder', { body }, session)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  it('[baseline] know each other’s sessions, and their end', async () => {
    const { username } = await addBuyer(db);
    const session = await first.signIn(username);
    expect((await second.call('getUserState', {}, session)).data.show).toBe(true);
    await second.call('logout', {}, session);
    expect((await first.call('getUserState', {}, session)).data.show).toBe(false);
  });

  it('[baseline] count log-in attempts together', async () => {
    const { username } = await addBuyer(db);
    const body = { username, password: 'wrong-password-1' };
    const codes = [];
    for (const { call } of [first, second, first, second, first]) codes.push((await call('login', { body })).code);
    expect(codes.slice(0, 3)).toEqual([422, 422, 422]);
    // The fourth attempt asks for a captcha, on either server.
    expect(codes.slice(3).every((code) => code !== 422 && code !== 200)).toBe(true);
  });

  it('run each job once', async () => {
    const goods = await addGoods(db, { stock: '500' });
    const { username } = await addBuyer(db);
    const session = await first.signIn(username);
    const placed = [];
    for (let index = 0; index < 20; index += 1) {
      placed.push((await placeOrder(first.call, session, [{ goods_id: goods.id, number: '1' }])).data.id);
    }
    await db.execute(sql`update orders set expires_at = now() - interval '1 minute' where status = 'pending'`);
    await db
      .update(job)
      .set({ runAt: new Date(0) })
      .where(eq(job.kind, 'expire-order'));
    const undone = and(eq(job.kind, 'expire-order'), isNull(job.doneAt));
    await expect.poll(() => db.$count(job, undone)).toBe(0);
    expect(await db.$count(order, eq(order.status, 'pending'))).toBe(0);
    for (const id of placed) {
      expect(await db.$count(orderEvent, sql`order_id = ${id} and kind = 'expired'`)).toBe(1);
    }
    expect(await auditMoney(db)).toEqual([]);
  });
});
