import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityTap } from '#db/schema/activity.ts';
import { draw, drawPrize, drawRecord } from '#db/schema/draw.ts';
import { focus } from '#db/schema/focus.ts';
import { order } from '#db/schema/order.ts';
import { openTestDatabase } from '#db/testing.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { forbidGoods } from '#testing/company-goods.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db, { SANDBOX_CASHIER: 'yes' });

const day = 86_400_000;
let mine = '';
let theirs = '';
let buyerId = 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine', company: '康宁堂大药店' })).id;
  await addBuyer(db, { username: 'theirs' });
  [mine, theirs] = [await signIn('mine'), await signIn('theirs')];
});

beforeEach(async () => {
  await db.delete(drawRecord);
  await db.delete(draw);
});

type Prize = Partial<typeof drawPrize.$inferInsert>;

const addDraw = async (values: Partial<typeof draw.$inferInsert> = {}, prizes: Prize[] = [{}]) => {
  const [row] = await db
    .insert(draw)
    .values({
      title: '春季备货抽奖',
      rules: '每人一次\n奖品即时到账',
      startsAt: new Date(time.now.getTime() - day),
      endsAt: new Date(time.now.getTime() + day),
      freeChances: 1,
      ...values,
    })
    .returning();
  const id = row?.id ?? 0;
  const prize = { drawId: id, name: '5元红包', kind: 'red_packet' as const, money: '5', weight: 1 };
  await db.insert(drawPrize).values(prizes.map((each) => ({ ...prize, ...each })));
  return id;
};

const perform = (id: number, session = mine, key?: string) =>
  call('performDraw', { params: { id }, body: key ? { idempotency_key: key } : {} }, session);

const nothing = { name: '谢谢参与', kind: 'nothing' as const, money: null };

describe('a lucky draw', () => {
  it('[C007] [B1] gives nobody a prize that names what their company forbids', async () => {
    const scale = await addGoods(db, { name: '试称重器' });
    const id = await addDraw({ freeChances: 40 }, [
      { name: '试称重器 1台', kind: 'nothing', money: null, weight: 999 },
      { ...nothing, weight: 1 },
    ]);
    const names = async (session: string) =>
      new Set(await Promise.all(Array.from({ length: 20 }, async () => (await perform(id, session)).data.name)));
    expect(await names(mine)).toContain('试称重器 1台');
    await forbidGoods(db, scale.id, 'category', 'mine');
    expect(await names(mine)).toEqual(new Set(['谢谢参与']));
    expect(await names(theirs)).toContain('试称重器 1台');
  });

  it('[C007] does not call prizes gone that only this buyer may not have', async () => {
    const scale = await addGoods(db, { name: '专供称重器' });
    const id = await addDraw({ freeChances: 2 }, [{ name: '专供称重器 1台', kind: 'nothing', money: null }]);
    await forbidGoods(db, scale.id, 'category', 'mine');
    expect((await perform(id, mine)).data).toMatchObject({ name: '谢谢参与', remarks: '' });
    expect((await perform(id, theirs)).data.name).toBe('专供称重器 1台');
  });

  it('[C001] shows prizes, rules and the viewer’s chances', async () => {
    const id = await addDraw({ freeChances: 2 }, [{}, nothing]);
    const { data } = await call('getDraw', { query: { id } }, mine);
    expect(data).toMatchObject({ title: '春季备货抽奖', rules: '每人一次\n奖品即时到账', chances: 2, is_join: 0 });
    expect(data.prizes.map(({ name }) => name)).toEqual(['5元红包', '谢谢参与']);
    expect((await call('getDraw', { query: { id } })).data).toMatchObject({ chances: 0, is_join: 0 });
    expect((await call('getDraw', { query: { id: 999_999 } })).code).toBe(404);
    expect((await call('getDraw')).status).toBe(422);
  });

  it('[C005] [S6] [C007] books the prize and stores the result', async () => {
    const id = await addDraw();
    const before = (await call('getWallet', {}, mine)).data.red_packet_count;
    const { data } = await perform(id);
    expect(data).toMatchObject({ name: '5元红包', remarks: '已存入账户红包', chances: 0 });
    expect((await call('getWallet', {}, mine)).data.red_packet_count).toBe(before + 1);
    const records = (await call('listDrawRecords', {}, mine)).data;
    expect(records).toMatchObject({ total: 1, list: [{ draw_id: id, title: '春季备货抽奖', name: '5元红包' }] });
    expect((await call('listDrawRecords', {}, theirs)).data.total).toBe(0);
    expect((await call('getDraw', { query: { id } }, mine)).data).toMatchObject({ chances: 0, is_join: 1 });
    expect(await perform(id)).toMatchObject({ status: 409, code: 40904, message: '您的抽奖机会已用完' });
  });

  it('[S6] answers a repeated request with the first result', async () => {
    const id = await addDraw({ freeChances: 2 });
    const key = 'f'.repeat(20);
    const first = await perform(id, mine, key);
    expect((await perform(id, mine, key)).data).toEqual(first.data);
    expect(first.data.chances).toBe(1);
    const other = await addDraw();
    expect(await perform(other, mine, key)).toMatchObject({ status: 409, code: 40903 });
    expect((await perform(id, mine, 'short')).status).toBe(422);
  });

  it.each([
    ['not begun', { startsAt: new Date(Date.now() + day / 2) }, '抽奖活动未开始'],
    ['over', { startsAt: new Date(0), endsAt: new Date(Date.now() - day / 2) }, '抽奖活动已结束'],
  ])('[C007] is refused when it is %s', async (_, values, message) => {
    expect(await perform(await addDraw(values))).toMatchObject({ status: 409, code: 40904, message });
  });

  it('[C007] is for buyers, and for open draws', async () => {
    const id = await addDraw({ isOpen: false });
    expect((await call('performDraw', { params: { id }, body: {} })).code).toBe(10001);
    expect((await perform(id)).code).toBe(404);
  });

  it('[S6] [C007] a blank is not a prize', async () => {
    const id = await addDraw({}, [nothing]);
    expect((await perform(id)).data).toMatchObject({ prize_id: 0, name: '谢谢参与', kind: 'nothing', chances: 0 });
  });

  it('says so when every prize is gone', async () => {
    const id = await addDraw({ freeChances: 2 }, [{ total: 1 }]);
    await perform(id);
    expect((await perform(id)).data).toEqual({
      prize_id: 0,
      name: '谢谢参与',
      remarks: '奖品已派完',
      kind: 'nothing',
      chances: 0,
    });
  });
});

describe('chances', () => {
  it('come from visits to the activity, one a day', async () => {
    const { id: activityId } = await addActivity(db, time.now, { kind: 'gift' });
    const id = await addDraw({ freeChances: 0, chancesPerTap: 1, activityId });
    const chances = async () => (await call('getDraw', { query: { id } }, mine)).data.chances;
    expect(await chances()).toBe(0);
    const tap = () => call('tapActivity', { body: { id: activityId } }, mine);
    expect((await tap()).data).toEqual({ id: activityId, is_new: 1 });
    expect((await tap()).data.is_new).toBe(0);
    expect(await chances()).toBe(1);
    await db.delete(activityTap);
    await db.delete(drawRecord).where(eq(drawRecord.drawId, id));
  });

  it('come from large enough orders, paid during the draw and not cancelled', async () => {
    const id = await addDraw({ freeChances: 0, chancesPerOrder: 2, orderAmount: '100' });
    const chances = async () => (await call('getDraw', { query: { id } }, mine)).data.chances;
    const goods = await addGoods(db, { price: '60', freeShippingNumber: '1' });
    const small = await placeOrder(call, mine, [{ goods_id: goods.id, number: '1' }]);
    const large = await placeOrder(call, mine, [{ goods_id: goods.id, number: '2' }]);
    const recharge = {
      kind: 'recharge',
      change: '500.00',
      orderId: null,
      reference: 'draw-test',
      remark: '充值',
    } as const;
    await db.transaction((tx) => bookMoney(tx, buyerId, recharge, time.now));
    const pay = (id: number) =>
      call('payOrder', { params: { id }, body: { method: 'balance', pay_password: '246810' } }, mine);
    await pay(small.data.id);
    expect(await chances()).toBe(0);
    await pay(large.data.id);
    expect(await chances()).toBe(2);
    await perform(id);
    await db.update(order).set({ status: 'cancelled' }).where(eq(order.id, large.data.id));
    expect(await chances()).toBe(0);
  });
});

describe('the page of a draw', () => {
  it('[C004] [S6] names the running one, marked as joined for its participants', async () => {
    expect((await call('getRunningDraw')).data).toBeNull();
    const id = await addDraw();
    await addDraw({ startsAt: new Date(time.now.getTime() + 1000) });
    expect((await call('getRunningDraw', {}, mine)).data).toMatchObject({ id, is_join: 0 });
    await perform(id);
    expect((await call('getRunningDraw', {}, mine)).data).toMatchObject({ id, is_join: 1 });
    expect((await call('getRunningDraw', {}, theirs)).data).toMatchObject({ is_join: 0 });
  });

  it('[C002] has the winners, masked, without blanks', async () => {
    const id = await addDraw({ freeChances: 1 });
    const none = await addDraw({ freeChances: 1 }, [nothing]);
    await perform(id);
    await perform(none);
    const { data } = await call('listDrawWinners', { query: { id } });
    expect(data).toMatchObject([{ name: '康宁***店', prize: '5元红包' }]);
    expect((await call('listDrawWinners', { query: { id: none } })).data).toEqual([]);
    expect((await call('listDrawWinners', { query: { id: 999_999 } })).code).toBe(404);
  });

  it('[C003] [C006] has its activity, and its advertisements', async () => {
    const { id: activityId } = await addActivity(db, time.now, { kind: 'gift', title: '满赠季' });
    const id = await addDraw({ activityId });
    expect((await call('getDrawActivity', { params: { id } })).data.activity).toMatchObject({
      id: activityId,
      title: '满赠季',
    });
    expect((await call('getDrawActivity', { params: { id: await addDraw() } })).code).toBe(404);
    await db.insert(focus).values({ block: 'draw_ads', title: '抽奖送红包' });
    expect((await call('listDrawAds')).data).toMatchObject([{ title: '抽奖送红包', url: null }]);
  });
});
