import { addDays, chinaDay } from '@yaoji/domain';
import { desc } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [sales, mine] = ['', ''];

beforeAll(async () => {
  // A second before midnight in China.
  shop.time.now = new Date('2026-11-24T15:59:59Z');
  sales = await desk.work('sales');
  await addBuyer(db, { username: 'mine' });
  mine = await shop.signIn('mine');
});

beforeEach(async () => {
  shop.time.now = new Date('2026-11-24T15:59:59Z');
  await db.delete(cartLine);
  await db.update(activity).set({ isOpen: false });
});

const inDays = (days: number) => addDays(chinaDay(shop.time.now), days);

const goodsWith = async (...batches: [days: number | null, quantity: string][]) => {
  const { id } = await addGoods(db, {
    maker: '近效药业',
    price: '12.35',
    freeShippingNumber: '1',
    batches: batches.map(([days, quantity], index) => ({
      batchNo: `N${index}`,
      expiry: days === null ? null : inDays(days),
      quantity,
    })),
  });
  return id;
};

const discount = async (rate: string, expiryWithin: number | undefined, values: object = {}) => {
  const seconds = Math.floor(shop.time.now.getTime() / 1000);
  const activity = {
    kind: 'discount' as const,
    title: '近效期折扣',
    startsAt: seconds - 3600,
    endsAt: seconds + 86_400,
    isOpen: 1 as const,
    rate,
    ...(expiryWithin === undefined ? {} : { expiryWithin }),
    hasScope: 1 as const,
    scope: { makers: ['近效药业'] },
    ...values,
  };
  const { data, status, message } = await desk.call('createActivity', { body: { activity } }, sales);
  if (status !== 200) throw new Error(message);
  return data;
};

const labelsOf = async (id: number) => {
  const { goods, activities } = (await shop.call('getGoods', { params: { id } }, mine)).data;
  const labels = goods.activities.map(({ label }) => label);
  expect(activities).toHaveLength(labels.length);
  return labels;
};

/** Lines in the cart and their order. */
const checkOut = async (lines: { goods_id: number; number: string }[]) => {
  const { ids } = await fillCart(shop.call, mine, lines);
  await shop.call('selectCartLines', { body: { ids, is_selected: 1 } }, mine);
  return orderForm(shop.call, mine, ids, { coupon_id: 0 });
};

const order = async (lines: { goods_id: number; number: string }[]) => {
  const body = await checkOut(lines);
  const cart = (await shop.call('getCart', {}, mine)).data;
  const { data } = await shop.call('placeOrder', { body }, mine);
  const { amounts } = (await shop.call('getOrder', { params: { id: data.id } }, mine)).data;
  expect([cart.totals.payable, body.expected_total]).toEqual([amounts.total, amounts.total]);
  expect(await auditMoney(db)).toEqual([]);
  return amounts;
};

it.each([
  [-1, []],
  [0, ['8折 ¥9.88']],
  [30, ['8折 ¥9.88']],
  [31, []],
  [null, []],
])('[R084][D1] within 30 days, products with %s days left show %j', async (days, labels) => {
  const [byScope, named] = [await goodsWith([days, '9']), await goodsWith([days, '9'])];
  const scope = { goodsIds: [byScope] };
  const { id, form } = await discount('0.8', 30, { scope, goods: [{ goodsId: named }] });
  expect(form.expiryWithin).toBe(30);
  expect([await labelsOf(byScope), await labelsOf(named)]).toEqual([labels, labels]);
  const covered = labels.length === 0 ? [] : [byScope, named];
  const { list } = (await shop.call('listGoods', { query: { activity_id: id } }, mine)).data;
  expect(list.map((goods) => goods.id).sort()).toEqual(covered);
  const [summary] = (await shop.call('listActivities', {}, mine)).data;
  expect(summary?.goods_count).toBe(covered.length);
});

it('[R084][D1] shows and charges the tier of higher priority, to the cent', async () => {
  const [near, nearer, far] = [await goodsWith([40, '9']), await goodsWith([20, '9']), await goodsWith([400, '9'])];
  await discount('0.9', 60);
  await discount('0.8', 30, { priority: 1 });
  expect(await Promise.all([near, nearer, far].map(labelsOf))).toEqual([['9折 ¥11.11'], ['8折 ¥9.88'], []]);
  // 37.05 × 0.9 = 33.34, rounded down, 37.05 × 0.8 = 29.64, and 37.05.
  const amounts = await order([near, nearer, far].map((goods_id) => ({ goods_id, number: '3' })));
  expect(amounts).toMatchObject({ reductions: [{ code: 'discount', amount: '11.12' }], total: '100.03' });
});

it('[R084][D1] starts at midnight in China, and an earlier quote is not ordered after it', async () => {
  const goods = await goodsWith([31, '9']);
  await discount('0.8', 30);
  const body = await checkOut([{ goods_id: goods, number: '3' }]);
  expect([await labelsOf(goods), body.expected_total]).toEqual([[], '37.05']);
  shop.time.now = new Date('2026-11-24T16:00:00Z');
  expect(await labelsOf(goods)).toEqual(['8折 ¥9.88']);
  const refused = await shop.call('placeOrder', { body }, mine);
  expect(refused.data).toMatchObject({ checkout: { totals: { payable: '29.64' } } });
});

it('[R084][D1] the nearest expiry applies to all units of the line, and ends with its batch', async () => {
  const goods = await goodsWith([20, '2'], [400, '9']);
  await discount('0.8', 30);
  expect((await order([{ goods_id: goods, number: '3' }])).total).toBe('29.64');
  expect(await labelsOf(goods)).toEqual([]);
  expect((await order([{ goods_id: goods, number: '3' }])).total).toBe('37.05');
});

it('[R084] logs the days, which the desk sets from 1 to 720 and removes again', async () => {
  await expect(discount('0.8', 0)).rejects.toThrow();
  await expect(discount('0.8', 721)).rejects.toThrow();
  const goods = await goodsWith([40, '9']);
  const { id, version, form } = await discount('0.8', 30);
  const [entry] = await db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
  expect(entry?.command).toContain('"expiryWithin":30');
  const { expiryWithin: _days, ...activity } = form;
  await desk.call('changeActivity', { params: { id }, body: { version, activity } }, sales);
  expect(await labelsOf(goods)).toEqual(['8折 ¥9.88']);
});
