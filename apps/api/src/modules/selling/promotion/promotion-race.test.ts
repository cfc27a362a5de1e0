import { and, eq, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activityGoods } from '#db/schema/activity.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const first = await startTestApp(db);
const second = await startTestApp(db);

const clientOf = (index: number) => (index % 2 === 0 ? first : second);

/** Buyers about to submit their orders. */
const queueUp = async (count: number, line: { goods_id: number; number: string }) => {
  const forms = [];
  for (let index = 0; index < count; index += 1) {
    const { id, username } = await addBuyer(db);
    const { call, signIn } = clientOf(index);
    const session = await signIn(username);
    const { ids } = await fillCart(call, session, [line]);
    forms.push({ buyerId: id, call, session, body: await orderForm(call, session, ids) });
  }
  return forms;
};

const soldOf = async (goodsId: number) => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${orderLine.quantity}), 0)::int` })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(orderLine.goodsId, goodsId), ne(order.status, 'cancelled')));
  return Number(row?.sum);
};

it('[D4] [O2] sells exactly the seckill’s own stock to 20 buyers at once', async () => {
  const { id } = await addGoods(db, { stock: '1000' });
  const rush = await addActivity(db, first.time.now, {
    kind: 'seckill',
    goods: [{ goodsId: id, price: '6.6', stock: '10', cap: '2' }],
  });
  const forms = await queueUp(20, { goods_id: id, number: '2' });
  const answers = await Promise.all(forms.map(({ call, session, body }) => call('placeOrder', { body }, session)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.every(({ status, code }) => status === 200 || code === 40902)).toBe(true);
  expect(await soldOf(id)).toBe(10);
  const [left] = await db.select().from(activityGoods).where(eq(activityGoods.activityId, rush.id));
  expect(left?.stock).toBe('0.000');
  expect(await auditMoney(db)).toEqual([]);
});

it('[D4] applies a buyer’s seckill cap over two devices at once', async () => {
  const { id } = await addGoods(db, { stock: '1000' });
  await addActivity(db, first.time.now, {
    kind: 'seckill',
    goods: [{ goodsId: id, price: '6.6', stock: '100', cap: '2' }],
  });
  const [form] = await queueUp(1, { goods_id: id, number: '2' });
  if (!form) throw new Error('Nobody queued up.');
  const bodies = Array.from({ length: 6 }, (_, index) => ({
    ...form.body,
    idempotency_key: `another-device-${index}`,
  }));
  const answers = await Promise.all(
    bodies.map((body, index) => clientOf(index).call('placeOrder', { body }, form.session)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await soldOf(id)).toBe(2);
});

it.each(['day', 'week', 'month'] as const)(
  '[B5] enforces a cap per %s over all stores of one owner that order at once',
  async (capPeriod) => {
    const { id } = await addGoods(db, { stock: '1000', purchaseCap: '10', capPeriod });
    const forms = await queueUp(5, { goods_id: id, number: '4' });
    const [owner, ...stores] = forms.map(({ buyerId }) => buyerId);
    await db.insert(storeLink).values(stores.map((storeId) => ({ ownerId: owner ?? 0, storeId })));
    const answers = await Promise.all(forms.map(({ call, session, body }) => call('placeOrder', { body }, session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await soldOf(id)).toBe(8);
    const won = answers.findIndex(({ status }) => status === 200);
    const { call, session } = forms[won] ?? { call: first.call, session: '' };
    await call('cancelOrder', { params: { id: answers[won]?.data.id ?? 0 }, body: {} }, session);
    const again = answers.findIndex(({ status }) => status !== 200);
    const loser = forms[again];
    if (!loser) throw new Error('Everybody won.');
    expect((await loser.call('placeOrder', { body: loser.body }, loser.session)).status).toBe(200);
    expect(await soldOf(id)).toBe(8);
  },
);
