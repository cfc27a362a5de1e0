import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { document } from '#db/schema/document.ts';
import { goods } from '#db/schema/goods.ts';
import { pointsGoods } from '#db/schema/points-goods.ts';
import { pointsOrder } from '#db/schema/points-order.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { forbidGoods } from '#testing/company-goods.ts';
import { startTestDesk } from '#testing/desk.ts';
import { grantPoints } from '#testing/money.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const home = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路三段1号' };
const parcel = { company: '演示物流', trackingNo: 'YJ0001' };
let [content, warehouse, mine] = ['', '', ''];
let [mineId, addressId, count] = [0, 0, 0];

beforeAll(async () => {
  [content, warehouse] = [await desk.work('content'), await desk.work('warehouse')];
  mineId = (await addBuyer(db, { username: 'mine', scopes: ['中成药', '化学药', '生物制品', '食品'] })).id;
  mine = await shop.signIn('mine');
  addressId = (await shop.call('addAddress', { body: home }, mine)).data.id;
  await grantPoints(db, mineId, 9999);
});

const formOf = (name: string) => ({
  name,
  image: '/pictures/points/1.svg',
  points: 1,
  suggestedPrice: '9',
  stock: 100,
  perBuyer: 0,
  isOpen: 1 as const,
});
const save = (name: string) => desk.call('createPointsGoods', { body: { pointsGoods: formOf(name) } }, content);
const exchange = (id: number) => shop.call('exchangePoints', { body: { id, number: 1, address_id: addressId } }, mine);

/** A product with a name of letters only. */
const add = (values: Partial<typeof goods.$inferInsert> = {}) => {
  count += 1;
  return addGoods(db, { name: `${String.fromCodePoint(0x4e00 + count)}试片`, ...values });
};

const controls = fc.record({
  containsEphedrine: fc.boolean(),
  isPrescription: fc.boolean(),
  isControlled: fc.constantFrom(false, false, true),
  // The buyer may have all but devices.
  scope: fc.constantFrom('', '', '食品', '中成药', '化学药', '生物制品', '二类器械'),
  onShelf: fc.boolean(),
});
const rules = fc.constantFrom(null, null, 'product', 'maker', 'category');

describe('no controlled product is exchanged for points', () => {
  it('[B1][B4][B7] refuses at saving, at the exchange and at shipping, and takes no points', async () => {
    const property = fc.asyncProperty(controls, rules, async (controlled, forbids) => {
      const { id: goodsId, name } = await add();
      const { containsEphedrine, isPrescription, isControlled, scope } = controlled;
      const isMedicine = ['中成药', '化学药', '生物制品'].includes(scope);
      const isClosed = containsEphedrine || isPrescription || isControlled || isMedicine;
      const saved = await save(name);
      expect((await exchange(saved.data.id)).status).toBe(200);

      await db.update(goods).set(controlled).where(eq(goods.id, goodsId));
      if (forbids) await forbidGoods(db, goodsId, forbids, 'mine');
      const again = await save(name);
      expect(again.status).toBe(isClosed ? 422 : 200);
      if (isClosed) expect(again.errors?.['pointsGoods[name]']?.[0]).toMatch(new RegExp(`^${name}.+，不能用积分兑换$`));
      const isRefused = isClosed || scope === '二类器械' || forbids !== null;
      const before = await db.$count(pointsOrder);
      const exchanged = await exchange(saved.data.id);
      expect(exchanged.status).toBe(isRefused ? 409 : 200);
      expect(await db.$count(pointsOrder)).toBe(isRefused ? before : before + 1);
      const pending = await db.select().from(pointsOrder).where(eq(pointsOrder.name, name));
      const params = { id: pending[0]?.id ?? 0 };
      const shipped = await desk.call('shipPointsOrder', { params, body: parcel }, warehouse);
      expect(shipped.status).toBe(isRefused ? 409 : 200);
      if (isRefused) expect(shipped.message).toContain('请取消兑换，积分会退回');
    });
    await fc.assert(property, { numRuns: 20 });
  });

  it.each(['复方盐酸伪麻黄碱缓释胶囊 10粒', '新康泰克', '阿普唑仑片 1盒', '人血白蛋白'])(
    '[B6][B7] knows %s by its name, in the catalogue or not',
    async (name) => {
      expect((await save(name)).message).toMatch(new RegExp(`^${name}属于.+，不能用积分兑换$`));
    },
  );

  it('[B4] takes no toothpaste for the medicine that its name begins with', async () => {
    await addGoods(db, { name: '云南白药', scope: '中成药' });
    expect((await save('云南白药牙膏')).status).toBe(200);
    expect((await save('赠品：云南白药 1盒')).message).toBe('云南白药是药品（中成药），须按批号销售，不能用积分兑换');
  });

  it('[B1] leaves what the catalogue does not name to every buyer, as before, and can take off what is refused', async () => {
    const { data } = await save('电子秤');
    await db.update(document).set({ expiresOn: '2020-01-01' }).where(eq(document.buyerId, mineId));
    expect((await exchange(data.id)).status).toBe(200);
    await db.update(pointsGoods).set({ name: '新康泰克' }).where(eq(pointsGoods.id, data.id));
    const stored = (await desk.call('listPointsGoods', {}, content)).data.list.find(({ id }) => id === data.id);
    const body = { version: stored?.version ?? '', pointsGoods: { ...formOf('新康泰克'), isOpen: 0 as const } };
    expect((await desk.call('changePointsGoods', { params: { id: data.id }, body }, content)).status).toBe(200);
  });
});

it('[B7][S6] a prize that promises a controlled product is refused', async () => {
  const { name } = await add({ scope: '生物制品' });
  const now = Math.floor(shop.time.now.getTime() / 1000);
  const prize = { kind: 'nothing' as const, validDays: 1, weight: 1 };
  const draw = {
    title: '抽奖',
    startsAt: now,
    endsAt: now + 60,
    isOpen: 1 as const,
    freeChances: 1,
    chancesPerOrder: 0,
    orderAmount: '0',
    chancesPerTap: 0,
  };
  const create = (named: string) =>
    desk.call('createDraw', { body: { draw: { ...draw, prizes: [{ ...prize, name: named }] } } }, content);
  expect((await create(`${name} 1盒`)).errors).toEqual({
    'draw[prizes][0][name]': [`${name}是药品（生物制品），须按批号销售，不能作奖品`],
  });
  expect((await create('克咳胶囊')).errors).toHaveProperty(['draw[prizes][0][name]']);
  expect((await create('谢谢参与')).status).toBe(200);
});
