import type { Schemas } from '@yaoji/api-client/desk/contract';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [content, mine] = ['', ''];

beforeAll(async () => {
  content = await desk.work('content');
  await addBuyer(db, { username: 'mine' });
  mine = await shop.signIn('mine');
});

const nowSeconds = () => Math.floor(shop.time.now.getTime() / 1000);
const prize = { name: '5元红包', kind: 'red_packet', money: '5', validDays: 30, weight: 1, total: 1 } as const;
const formOf = (values: Partial<Schemas['DrawForm']> = {}): Schemas['DrawForm'] => ({
  title: '春季备货抽奖',
  startsAt: nowSeconds() - 60,
  endsAt: nowSeconds() + 3600,
  isOpen: 1,
  freeChances: 1,
  chancesPerOrder: 0,
  orderAmount: '0',
  chancesPerTap: 0,
  rules: '每人一次',
  prizes: [prize],
  ...values,
});
const create = (values: Partial<Schemas['DrawForm']> = {}) =>
  desk.call('createDraw', { body: { draw: formOf(values) } }, content);
const change = ({ id, version, form }: Schemas['Draw'], values: Partial<Schemas['DrawForm']>) =>
  desk.call('changeDraw', { params: { id }, body: { version, draw: { ...form, ...values } } }, content);

it('[S6] a draw created at the desk runs in the shop, and its prize is taken off an order', async () => {
  const { data } = await create();
  expect((await shop.call('getRunningDraw', {}, mine)).data).toMatchObject({ id: data.id });
  const won = await shop.call('performDraw', { params: { id: data.id }, body: {} }, mine);
  expect(won.data).toMatchObject({ name: '5元红包', chances: 0 });
  const { id } = await addGoods(db, { price: '20', freeShippingNumber: '1' });
  const { ids } = await fillCart(shop.call, mine, [{ goods_id: id, number: '6' }]);
  const [packet] = (await shop.call('listRedPackets', {}, mine)).data.list;
  const body = await orderForm(shop.call, mine, ids, { red_packet_id: packet?.id ?? 0 });
  const placed = await shop.call('placeOrder', { body }, mine);
  expect((await shop.call('getOrder', { params: { id: placed.data.id } }, mine)).data.amounts.total).toBe('115.00');

  const [listed] = (await desk.call('listDraws', {}, content)).data.list;
  expect(listed).toMatchObject({ id: data.id, drawn: 1, issued: [1] });
  const [stored] = data.form.prizes;
  const without = await change(data, { prizes: [{ ...prize, name: '别的' }] });
  expect(without.errors).toHaveProperty(['draw[prizes]']);
  const fewer = await change(data, { prizes: [{ ...prize, id: stored?.id ?? 0, total: 0 }] });
  expect(fewer.errors).toHaveProperty(['draw[prizes][0][total]']);
  const thanks = { name: '谢谢参与', kind: 'nothing', validDays: 1, weight: 9 } as const;
  const after = await change(data, { prizes: [thanks, ...data.form.prizes], isOpen: 0 });
  expect(after.data.form.prizes.map(({ name }) => name)).toEqual(['谢谢参与', '5元红包']);
  expect((await change(data, {})).code).toBe(40904);
  expect((await shop.call('getRunningDraw', {}, mine)).data).toBeNull();
});

it('[C007] starts a planned draw early, closes it and reopens it', async () => {
  const thanks = { name: '谢谢参与', kind: 'nothing', validDays: 1, weight: 1, total: 9 } as const;
  const planned = await create({ startsAt: nowSeconds() + 3000, freeChances: 2, prizes: [thanks] });
  const perform = async () => {
    const { status } = await shop.call('performDraw', { params: { id: planned.data.id }, body: {} }, mine);
    return status;
  };
  expect(await perform()).not.toBe(200);
  const running = await change(planned.data, { startsAt: nowSeconds() - 1 });
  expect(await perform()).toBe(200);
  const closed = await change(running.data, { isOpen: 0 });
  expect(await perform()).toBe(404);
  const reopened = await change(closed.data, { isOpen: 1 });
  expect(await perform()).toBe(200);
  expect(reopened.data.form.isOpen).toBe(1);
});

it.each([
  ['an end before its beginning', { endsAt: 1000 }, 'draw[endsAt]'],
  ['an activity that there is not', { activityId: 999_999 }, 'draw[activityId]'],
  [
    'a coupon that there is not',
    { prizes: [{ ...prize, kind: 'coupon', couponId: 999_999 }] },
    'draw[prizes][0][couponId]',
  ],
  ['points of no number', { prizes: [{ ...prize, kind: 'points' }] }, 'draw[prizes][0][points]'],
  ['a prize of somewhere else', { prizes: [{ ...prize, id: 999_999 }] }, 'draw[prizes][0][name]'],
] as const)('refuses a draw with %s', async (_, values, field) => {
  expect((await create(values as never)).errors).toHaveProperty([field]);
  expect((await desk.call('listDraws', {}, content)).data.total).toBe(2);
});
