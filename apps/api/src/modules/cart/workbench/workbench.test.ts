import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
const dayMs = 86_400_000;

let mine = '';
let other = '';
const ids = new Map<string, number>();
const idOf = (name: string) => ids.get(name) ?? 0;
const change = (name: string, values: string) => pool.query(`UPDATE goods SET ${values} WHERE name = '${name}'`);

/** Places an order, and moves it this many days into the past. */
const order = async (names: Record<string, string>, daysAgo: number, status = 'done') => {
  const lines = Object.entries(names).map(([name, number]) => ({ goods_id: idOf(name), number }));
  const { id } = (await placeOrder(call, mine, lines)).data;
  const at = new Date(time.now.getTime() - daysAgo * dayMs);
  await pool.query(`UPDATE orders SET status = $2, created_at = $3 WHERE id = $1`, [id, status, at]);
  return id;
};
const workbench = async (session = mine) => (await call('getWorkbench', {}, session)).data;
const due = async (session = mine) => (await call('listDueGoods', {}, session)).data;

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  for (const name of ['板蓝根颗粒', '六味地黄丸', '阿胶'])
    ids.set(name, (await addGoods(db, { name, price: '10.00', stock: '1000' })).id);
  mine = await signIn('mine');
  other = await signIn('other');
  await order({ 板蓝根颗粒: '20', 六味地黄丸: '2' }, 59);
  await order({ 板蓝根颗粒: '20', 六味地黄丸: '2' }, 38, 'shipped');
  await order({ 板蓝根颗粒: '20', 阿胶: '1' }, 17, 'done');
  await order({ 阿胶: '3' }, 1, 'cancelled');
});

describe('products that a buyer will probably need again', () => {
  it('[C222] were bought three times, with the usual interval and the usual quantity', async () => {
    expect(await due()).toMatchObject({ total: 1, amount: '200.00' });
    expect((await due()).list).toMatchObject([{ interval_days: 21, days_left: 4, number: '20' }]);
    expect((await due(other)).list).toEqual([]);
    expect((await call('listDueGoods')).status).toBe(401);
  });

  it('are limited to products that can be bought', async () => {
    await change('板蓝根颗粒', 'stock = 7');
    expect(await due()).toMatchObject({ amount: '70.00', list: [{ number: '7' }] });
    await change('板蓝根颗粒', 'stock = 1000');
  });

  it('[C223] leave out muted ones', async () => {
    const goods_id = idOf('板蓝根颗粒');
    await call('muteDueGoods', { body: { goods_id, days: 2 } }, mine);
    expect((await due()).list).toEqual([]);
    time.now = new Date(time.now.getTime() + 3 * dayMs);
    expect((await due()).list).toMatchObject([{ days_left: 1 }]);
    await call('muteDueGoods', { body: { goods_id } }, mine);
    expect((await due()).list).toEqual([]);
    await pool.query('DELETE FROM due_mute');
    expect((await call('muteDueGoods', { body: { goods_id: 999_999 } }, mine)).status).toBe(404);
  });
});

describe('the workbench', () => {
  it('[C221] [K3] shows the last paid order at today’s terms', async () => {
    await change('阿胶', 'on_shelf = false');
    await change('板蓝根颗粒', 'price = 9.00');
    const { last_order } = await workbench();
    expect(last_order).toMatchObject({ lines: 2, amount: '210.00', amount_today: '180.00', cheaper: 1, missing: 1 });
    await change('阿胶', 'on_shelf = true');
    await change('板蓝根颗粒', 'price = 10.00');
  });

  it('[C221] leaves out the order that was paid today, to not buy it twice', async () => {
    const before = (await workbench()).last_order?.id;
    const id = await order({ 六味地黄丸: '1' }, 0, 'paid');
    expect((await workbench()).last_order?.id).toBe(before);
    await pool.query('UPDATE orders SET status = $2 WHERE id = $1', [id, 'cancelled']);
  });

  it('counts pending items, and lists the most frequent purchases first', async () => {
    const id = await order({ 六味地黄丸: '3' }, 0, 'pending');
    const answer = await workbench();
    expect(answer).toMatchObject({ pending: { count: 1, total: '45.00' }, shipped: 1, coupons: 0, bought_total: 3 });
    expect(answer.pending.expires_at).not.toBeNull();
    expect(answer.last_order?.id).not.toBe(id);
    expect(answer.bought.map(({ goods }) => goods.name)).toEqual(['六味地黄丸', '板蓝根颗粒', '阿胶']);
    await call('cancelOrder', { params: { id }, body: {} }, mine);
  });

  it('of a buyer without orders is empty', async () => {
    expect(await workbench(other)).toMatchObject({
      pending: { count: 0, total: '0.00', expires_at: null },
      balance: '0.00',
      last_order: null,
      due: { list: [], total: 0, amount: '0.00' },
      bought: [],
    });
  });
});
