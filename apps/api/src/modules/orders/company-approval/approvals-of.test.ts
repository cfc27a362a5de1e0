import { beforeAll, beforeEach, expect, test } from 'vitest';
import { category } from '#db/schema/category.ts';
import { directedSale } from '#db/schema/directed-sale.ts';
import { approvalRule } from '#db/schema/member.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { dayMs } from '#durations.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
const ids = { store: 0, office: 0, group: 0, coldChain: 0, plain: 0, controlled: 0, chilled: 0 };
const sessions = { store: '', person: '' };

const addCategory = async (name: string, parentId: number | null = null) => {
  const [row] = await db.insert(category).values({ name, parentId }).returning();
  return row?.id ?? 0;
};

beforeAll(async () => {
  for (const username of ['store', 'office', 'group'] as const)
    ids[username] = (await addBuyer(db, { username, company: username })).id;
  await db.insert(storeLink).values([
    { ownerId: ids.office, storeId: ids.store },
    { ownerId: ids.group, storeId: ids.office },
  ]);
  sessions.store = await signIn('store');
  const person = await addPerson(call, sessions.store, ['buyer'], { day_limit: '150.00' });
  sessions.person = await signIn(person.phone, person.password);
  ids.coldChain = await addCategory('冷链');
  ids.plain = (await addGoods(db, { price: '100' })).id;
  ids.controlled = (await addGoods(db, { price: '100', isControlled: true })).id;
  await db.insert(directedSale).values({ goodsId: ids.controlled, buyerId: ids.store });
  const vaccines = await addCategory('疫苗', await addCategory('生物制品', ids.coldChain));
  ids.chilled = (await addGoods(db, { price: '100', categoryId: vaccines })).id;
});

beforeEach(() => db.delete(approvalRule));

/** A rule of a head office for all of its stores. */
const rule = (office: 'office' | 'group', values: Partial<typeof approvalRule.$inferInsert> = {}) =>
  db.insert(approvalRule).values({ buyerId: ids[office], isForStores: true, isControlled: false, ...values });

/** Why an order of one unit needs approval. */
const reasonsFor = async (goodsId: number, session = sessions.store) => {
  const { data: cart } = await call('getCart', {}, session);
  if (cart.data.length > 0) await call('deleteCartLines', { body: { ids: cart.data.map(({ id }) => id) } }, session);
  const lines = await fillCart(call, session, [{ goods_id: goodsId, number: '1' }]);
  return (await call('checkoutCart', { body: { ids: lines.ids } }, session)).data.approval;
};

test('[C309] without a rule, an owner needs no approval', async () => {
  expect(await reasonsFor(ids.controlled)).toEqual([]);
});

test('[C309] a rule for a category applies to the products of all categories below it', async () => {
  await rule('office', { categoryId: ids.coldChain });
  expect(await reasonsFor(ids.chilled)).toEqual(['含“冷链”类商品']);
  expect(await reasonsFor(ids.plain)).toEqual([]);
});

test('[C309] a rule for controlled products leaves others alone', async () => {
  await rule('office', { isControlled: true });
  expect(await reasonsFor(ids.controlled)).toEqual(['含控销商品']);
  expect(await reasonsFor(ids.plain)).toEqual([]);
});

test('[C309] the nearest head office is asked first', async () => {
  await rule('group', { fromTotal: '50' });
  await rule('office', { isControlled: true });
  expect(await reasonsFor(ids.controlled)).toEqual(['含控销商品', '金额满¥50.00']);
});

test('[C309] a head office that works as the store skips its own rules, not those above it', async () => {
  await rule('office', { isControlled: true });
  await rule('group', { fromTotal: '50' });
  const office = await signIn('office');
  const working = (await call('switchStore', { params: { id: ids.store } }, office)).cookie ?? '';
  expect(await reasonsFor(ids.controlled, working)).toEqual(['金额满¥50.00']);
});

test('[C304] the daily limit of a person counts the orders of this day', async () => {
  const { ids: lines } = await fillCart(call, sessions.person, [{ goods_id: ids.plain, number: '1' }]);
  expect(
    (await call('placeOrder', { body: await orderForm(call, sessions.person, lines) }, sessions.person)).status,
  ).toBe(200);
  const reasons = await reasonsFor(ids.plain, sessions.person);
  expect(reasons).toEqual([expect.stringMatching(/^当日累计¥2\d\d\.\d\d，超过每日限额¥150\.00$/)]);
  time.now = new Date(time.now.getTime() + dayMs);
  expect(await reasonsFor(ids.plain, sessions.person)).toEqual([]);
});
