import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#db/schema/brand.ts';
import { category } from '#db/schema/category.ts';
import { coupon } from '#db/schema/coupon.ts';
import { focus } from '#db/schema/focus.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

/** Every price of this test starts with these digits, and nothing else does. */
const anyPrice = /77\d\d\.\d/;

const maker = '豫西本草制药有限公司';
const ids = { goods: 0, reduction: 0, swap: 0, brand: 0 };
let pending = '';
let passed = '';

beforeAll(async () => {
  const [zy] = await db.insert(category).values({ name: '中药饮片', mode: 'zy' }).returning();
  const goods = await addGoods(db, {
    price: '7711.11',
    basePrice: '7799.99',
    categoryId: zy?.id ?? null,
    scope: '中药饮片',
    ladder: [{ number: '5', price: '7700.5' }],
    freeShippingNumber: '2',
  });
  const other = await addGoods(db, { price: '7722.22', maker, isControlled: true });
  ids.goods = goods.id;
  await db.insert(priceLog).values({ goodsId: goods.id, before: '7708.8', after: '7711.11' });
  const later = { startsAt: time.now, endsAt: new Date(time.now.getTime() + 86_400_000) };
  await db.insert(coupon).values({ title: '满100减5', threshold: '100', money: '5', validDays: 7, total: 9, ...later });
  await addActivity(db, time.now, { kind: 'seckill', goods: [{ goodsId: goods.id, price: '7701.1' }] });
  await addActivity(db, time.now, { kind: 'daily_special', goods: [{ goodsId: goods.id, price: '7702.2' }] });
  await addActivity(db, time.now, {
    kind: 'daily_special',
    config: { newcomersOnly: true },
    goods: [{ goodsId: goods.id, price: '7703.3' }],
  });
  const soon = { startsAt: new Date(time.now.getTime() + 3_600_000), endsAt: new Date(time.now.getTime() + 7_200_000) };
  await addActivity(db, time.now, { ...soon, kind: 'daily_special', goods: [{ goodsId: goods.id, price: '7704.4' }] });
  await addActivity(db, time.now, { ...soon, kind: 'seckill', goods: [{ goodsId: goods.id, price: '7705.5' }] });
  await addActivity(db, time.now, { kind: 'combination', goods: [{ goodsId: goods.id, price: '7706.6' }] });
  ids.reduction = (await addActivity(db, time.now, { kind: 'full_reduction', goods: [{ goodsId: goods.id }] })).id;
  const tiers = [{ amount: '100', goods: [{ goodsId: other.id, quantity: '1', price: '7707.7' }] }];
  ids.swap = (await addActivity(db, time.now, { kind: 'swap', goods: [{ goodsId: goods.id }], tiers })).id;
  const content = { goodsIds: [goods.id, other.id] };
  const blocks = [
    'home',
    'zyzq',
    'qxzq',
    'yx',
    'jxqzc',
    'kxzq',
    'new_kxzq',
    'ppzq',
    'demo',
    `activity-${ids.reduction}`,
  ];
  await db.insert(focus).values(blocks.map((block) => ({ block, part: 'floor', title: block, content })));
  ids.brand = (await db.insert(brand).values({ name: '豫西本草', maker, letter: 'Y' }).returning())[0]?.id ?? 0;
  await addBuyer(db, { username: 'pending', status: 'pending' });
  await addBuyer(db, { username: 'passed' });
  [pending, passed] = [await signIn('pending'), await signIn('passed')];
});

const asks = [
  ['listGoods', () => ({ query: { sort: 'price' } })],
  ['getGoods', () => ({ params: { id: ids.goods } })],
  ['suggestGoods', () => ({ query: { keywords: '六味' } })],
  ['listRecommendedGoods', () => ({})],
  ['listSpike', () => ({})],
  ['listDailySpecials', () => ({})],
  ['listActivities', () => ({})],
  ['getActivity', () => ({ params: { id: ids.reduction } })],
  ['getActivity', () => ({ params: { id: ids.swap } })],
  ['listActivityGoods', () => ({ params: { id: ids.swap } })],
  ['listCombinations', () => ({})],
  ['listNewcomerGoods', () => ({})],
  ['getHomeFocus', () => ({})],
  ['getTcmFocus', () => ({})],
  ['getDevicesFocus', () => ({})],
  ['getFreeShippingFocus', () => ({})],
  ['getNearExpiryFocus', () => ({})],
  ['getControlledFocus', () => ({})],
  ['getNewControlledFocus', () => ({})],
  ['getBrandZoneFocus', () => ({})],
  ['getDemoFocus', () => ({})],
  ['getBrand', () => ({ params: { id: ids.brand } })],
] as const;

describe('[P1] without permission to see prices', () => {
  it.each(asks)('%s sends none, neither to visitors nor to unapproved buyers', async (operation, input) => {
    for (const session of [undefined, pending]) {
      const answer = await call(operation, input() as never, session);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer)).not.toMatch(anyPrice);
    }
  });

  it.each(asks.filter(([name]) => name !== 'suggestGoods'))(
    '%s sends some to permitted viewers',
    async (operation, input) => {
      const answer = JSON.stringify(await call(operation, input() as never, passed));
      expect(answer).toMatch(anyPrice);
    },
  );
});
