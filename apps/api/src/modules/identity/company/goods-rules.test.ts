import { beforeAll, describe, expect, it } from 'vitest';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase('server');
const { call, signIn } = await startTestApp(db);
const sessions = { office: '', store: '', stranger: '', buyer: '' };
let pill = 0;
let other = 0;

beforeAll(async () => {
  const office = await addBuyer(db, { username: 'office', company: '总店' });
  const store = await addBuyer(db, { username: 'store', company: '高新店' });
  await addBuyer(db, { username: 'stranger' });
  await db.insert(storeLink).values({ ownerId: office.id, storeId: store.id });
  for (const name of ['office', 'store', 'stranger'] as const) sessions[name] = await signIn(name);
  const buyer = await addPerson(call, sessions.store, ['buyer']);
  sessions.buyer = await signIn(buyer.phone, buyer.password);
  pill = (await addGoods(db, { name: '六味地黄丸', maker: '豫西本草', price: '10', stock: '100' })).id;
  other = (await addGoods(db, { name: '逍遥丸', maker: '豫西本草', price: '10', stock: '100' })).id;
});

const shown = async (session: string, id: number) =>
  (await call('getGoods', { params: { id }, query: {} }, session)).data.goods;
const add = (session: string, kind: 'forbidden' | 'preferred', goods_id: number, whole_maker: 0 | 1 = 0) =>
  call('addGoodsRule', { body: { kind, goods_id, whole_maker } }, session);
const rules = async (session: string) => (await call('listGoodsRules', {}, session)).data;
const clear = async (session: string) => {
  for (const { id, is_own } of await rules(session))
    if (is_own) await call('deleteGoodsRule', { params: { id } }, session);
};

describe('forbidden and preferred products', () => {
  it('[C326] [B1] of a head office hold for its stores and their people, and for nobody else', async () => {
    await add(sessions.office, 'forbidden', pill);
    for (const session of [sessions.office, sessions.store, sessions.buyer])
      expect((await shown(session, pill)).cant_buy_reason).toMatchObject({
        code: 'COMPANY_FORBIDDEN',
        message: '公司设为禁购，可由总店修改',
      });
    expect((await shown(sessions.stranger, pill)).cant_buy_reason).toBeNull();
    expect((await shown(sessions.store, other)).cant_buy_reason).toBeNull();
    const { data } = await call(
      'addCartLines',
      { body: { params: [{ goods_id: pill, number: '1' }] } },
      sessions.buyer,
    );
    expect(data.results[0]).toMatchObject({ ok: false, code: 'COMPANY_FORBIDDEN' });
    expect(await rules(sessions.store)).toMatchObject([{ kind: 'forbidden', company: '总店', is_own: 0 }]);
    const [rule] = await rules(sessions.office);
    expect((await call('deleteGoodsRule', { params: { id: rule?.id ?? 0 } }, sessions.store)).status).toBe(404);
    await clear(sessions.office);
    expect((await shown(sessions.store, pill)).cant_buy_reason).toBeNull();
  });

  it('[C326] [O2] refuse an order whose lines were in the cart before the rule', async () => {
    const { ids } = await fillCart(call, sessions.store, [{ goods_id: pill, number: '1' }]);
    const body = await orderForm(call, sessions.store, ids);
    await add(sessions.store, 'forbidden', pill, 1);
    expect(await call('placeOrder', { body }, sessions.store)).toMatchObject({
      status: 409,
      message: expect.stringContaining('公司设为禁购'),
    });
    await clear(sessions.store);
    expect((await call('placeOrder', { body }, sessions.store)).status).toBe(200);
  });

  it('[C326] of a maker show a mark on cards; a later rule for the same replaces it', async () => {
    await add(sessions.office, 'preferred', pill, 1);
    expect([
      (await shown(sessions.store, other)).is_preferred,
      (await shown(sessions.stranger, other)).is_preferred,
    ]).toEqual([1, 0]);
    await add(sessions.office, 'forbidden', other, 1);
    expect(await rules(sessions.office)).toMatchObject([{ kind: 'forbidden', text: '厂家“豫西本草”' }]);
    await clear(sessions.office);
  });

  it('[C326] are set by the owner alone', async () => {
    expect((await add(sessions.buyer, 'forbidden', pill)).status).toBe(403);
    expect((await add(sessions.office, 'forbidden', 0)).status).toBe(422);
  });
});
