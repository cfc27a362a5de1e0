import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { paidOrder, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import {
  codedBuyers,
  codedGoods,
  codedGoodsAfter,
  codeOfBuyer,
  findUncoded,
  heldBatches,
  linkBuyer,
  lockCodedGoods,
} from './index.ts';

const { db } = await openTestDatabase('server', { maxConnections: 4 });
const app = await startTestApp(db);

describe('codes of products', () => {
  const ids = new Map<string, number>();

  beforeAll(async () => {
    for (const code of ['C', 'A', 'B']) ids.set(code, (await addGoods(db)).id);
    await db.insert(erpGoods).values([...ids].map(([code, goodsId]) => ({ code, goodsId })));
  });

  it('are read page by page in their order', async () => {
    const codes = async (after: string, limit: number) =>
      (await codedGoodsAfter(db, after, limit)).map(({ code }) => code);
    expect(await codes('', 2)).toEqual(['A', 'B']);
    expect(await codes('B', 2)).toEqual(['C']);
  });

  it('leave out unknown ones', async () => {
    expect(await codedGoods(db, ['A', 'X'])).toEqual(new Map([['A', ids.get('A')]]));
  });

  it('lock their products for one change at a time', async () => {
    const waiting = async () => {
      const { rows } = await db.execute(sql`
        select from pg_locks join pg_database held on held.oid = database
        where datname = current_database() and not granted`);
      return rows.length;
    };
    const lock = () => db.transaction((tx) => lockCodedGoods(tx, ['A']));
    const next = await db.transaction(async (tx) => {
      await lockCodedGoods(tx, ['A']);
      const asked = lock();
      await expect.poll(waiting).toBe(1);
      return [asked];
    });
    await Promise.all(next);
  });
});

describe('codes of buyers', () => {
  it('find an open account by phone or user name', async () => {
    const { id } = await addBuyer(db, { username: 'mine', phone: '13800000001' });
    expect(await findUncoded(db, { phone: '13800000001' })).toEqual({ id, code: null });
    expect(await findUncoded(db, { username: 'MINE' })).toEqual({ id, code: null });
    await linkBuyer(db, 'K1', id);
    expect(await findUncoded(db, { username: 'mine' })).toEqual({ id, code: 'K1' });
    await db.update(buyer).set({ closedAt: app.time.now }).where(eq(buyer.id, id));
    expect(await findUncoded(db, { username: 'mine' })).toBeNull();
    expect(await codedBuyers(db, ['K1'])).toEqual(new Map([['K1', { id, isClosed: true }]]));
  });

  it('pass from a closed account to another', async () => {
    const [old, next] = [await addBuyer(db), await addBuyer(db)];
    await linkBuyer(db, 'K2', old.id);
    await linkBuyer(db, 'K2', next.id);
    expect([await codeOfBuyer(db, old.id), await codeOfBuyer(db, next.id)]).toEqual([null, 'K2']);
  });
});

describe('held batches', () => {
  it('count what unpaid and paid orders still have to ship', async () => {
    const { id } = await addBuyer(db, { username: 'orders' });
    const world = { db, app, buyer: { id, session: await app.signIn('orders') } };
    const goods = await addGoods(db, { batches: [{ batchNo: 'H1', expiry: '2028-06-30', quantity: '50' }] });
    const held = async () =>
      (await heldBatches(db, [goods.id])).map(({ batchNo, quantity }) => [batchNo, Number(quantity)]);
    const line = (number: string) => [{ goods_id: goods.id, number }];
    expect(await held()).toEqual([]);
    const unpaid = await placeOrder(app.call, world.buyer.session, line('2'));
    const paid = await paidOrder(world, line('5'));
    expect(await held()).toEqual([['H1', 7]]);
    await shipParcel(db, paid.id, app.time.now);
    expect(await held()).toEqual([['H1', 2]]);
    await app.call(
      'cancelOrder',
      { params: { id: unpaid.data.id }, body: { reason: '不想买了' } },
      world.buyer.session,
    );
    expect(await held()).toEqual([]);
  });
});
