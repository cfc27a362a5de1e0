import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { address } from '#db/schema/address.ts';
import { buyer } from '#db/schema/buyer.ts';
import { order } from '#db/schema/order.ts';
import { securityEvent } from '#db/schema/security-event.ts';
import { throttle } from '#db/schema/throttle.ts';
import { wallet } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { grantCredit } from '#testing/credit.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let last = 0;
const owner = async () => {
  last += 1;
  const phone = `134${String(last).padStart(8, '0')}`;
  const { username, id } = await addBuyer(db, { phone, email: `owner${last}@example.com` });
  return { id, username, phone, session: await signIn(username) };
};
const verify = (session: string) => call('verifyIdentity', { body: { password: 'yaoji2026' } }, session);
const buy = async (session: string) => {
  const { id } = await addGoods(db, { price: '100' });
  return (await placeOrder(call, session, [{ goods_id: id, number: '5' }])).data.id;
};

beforeEach(() => db.delete(throttle));

describe('[C254] closing an account', () => {
  it('requires a verified identity', async () => {
    const { session } = await owner();
    expect((await call('closeAccount', {}, session)).code).toBe(42802);
  });

  it('lists what prevents it', async () => {
    const { session, id } = await owner();
    await buy(session);
    const movement = { kind: 'recharge', change: '30.00', orderId: null, reference: 'test:1', remark: '充值' } as const;
    await db.transaction((tx) => bookMoney(tx, id, movement, time.now));
    await verify(session);
    expect(await call('closeAccount', {}, session)).toMatchObject({
      code: 40904,
      message: '暂不能注销账号：有1个未完成的订单；账户余额还有¥30.00，请先用完或联系客服退回',
    });
    expect((await call('getUserState', {}, session)).data.show).toBe(true);
    expect(await db.$count(wallet, eq(wallet.buyerId, id))).toBe(1);
  });

  it('is prevented by debts on account', async () => {
    const { session, id } = await owner();
    await grantCredit(db, id, '1000');
    const orderId = await buy(session);
    await call('payOrder', { params: { id: orderId }, body: { method: 'credit' } }, session);
    await db.update(order).set({ status: 'done' }).where(eq(order.id, orderId));
    await verify(session);
    const { message } = await call('closeAccount', {}, session);
    expect(message).toBe('暂不能注销账号：账期欠款还有¥500.00，请先还款');
  });

  it('ends every session, removes personal data, and keeps orders', async () => {
    const { session, id, username, phone } = await owner();
    const other = await signIn(username);
    const placed = await buy(session);
    await call('cancelOrder', { params: { id: placed }, body: { reason: '不想要了' } }, session);
    await verify(session);
    expect((await call('closeAccount', {}, session)).status).toBe(200);

    for (const cookie of [session, other]) expect((await call('getUserState', {}, cookie)).data.show).toBe(false);
    for (const name of [username, phone])
      expect((await call('login', { body: { username: name, password: 'yaoji2026' } })).status).toBe(422);
    const [row] = await db.select().from(buyer).where(eq(buyer.id, id));
    expect(row).toMatchObject({ phone: null, email: null, name: '已注销', closedAt: time.now });
    expect(JSON.stringify(row)).not.toContain(phone);
    expect(await db.$count(address, eq(address.buyerId, id))).toBe(0);
    expect(await db.$count(order, eq(order.id, placed))).toBe(1);
    const events = await db.select().from(securityEvent).where(eq(securityEvent.buyerId, id));
    expect(events.at(-1)?.kind).toBe('accountClosed');
    expect((await addBuyer(db, { phone })).phone).toBe(phone);
  });

  it('removes store links on both sides', async () => {
    const [office, store] = [await owner(), await owner()];
    await db.execute(sql`insert into store_link (owner_id, store_id) values (${office.id}, ${store.id})`);
    await verify(office.session);
    await call('closeAccount', {}, office.session);
    expect((await call('listStoreLinks', {}, store.session)).data).toEqual([]);
  });
});
