import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { reindexRunner } from '#modules/catalogue/catalogue/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const ids = new Map<string, number>();
let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
  for (const name of ['板蓝根颗粒', '六味地黄丸', '阿胶']) ids.set(name, (await addGoods(db, { name })).id);
  await reindexRunner(db);
  const order = async (names: Record<string, string>, session = mine) => {
    time.now = new Date(time.now.getTime() + 60_000);
    const lines = Object.entries(names).map(([name, number]) => ({ goods_id: ids.get(name) ?? 0, number }));
    return (await placeOrder(call, session, lines)).data.id;
  };
  await order({ 板蓝根颗粒: '3', 六味地黄丸: '2' });
  await pool.query(`UPDATE goods SET price = 15.5 WHERE name = '板蓝根颗粒'`);
  await order({ 板蓝根颗粒: '5' });
  await order({ 阿胶: '1' });
  const cancelled = await order({ 六味地黄丸: '9' });
  await call('cancelOrder', { params: { id: cancelled }, body: {} }, mine);
  await order({ 六味地黄丸: '7' }, other);
});

const list = async (query = {}, session = mine) => (await call('listBoughtGoods', { query }, session)).data;
const names = async (query = {}) => (await list(query)).list.map(({ goods }) => goods.name);

describe('products bought before', () => {
  it('[C055] show how often, how much and the last price, without cancelled orders', async () => {
    const { list: rows, total } = await list();
    expect(total).toBe(3);
    expect(rows.find(({ goods }) => goods.name === '板蓝根颗粒')).toMatchObject({
      times: 2,
      number: '8',
      last_number: '5',
      last_price: '15.50',
    });
    expect(rows.find(({ goods }) => goods.name === '六味地黄丸')).toMatchObject({ times: 1, number: '2' });
  });

  it('[C055] are sorted by date, by frequency, or by name', async () => {
    expect(await names()).toEqual(['阿胶', '板蓝根颗粒', '六味地黄丸']);
    expect(await names({ order: 'often' })).toEqual(['板蓝根颗粒', '阿胶', '六味地黄丸']);
    expect(await names({ order: 'name' })).toEqual(['六味地黄丸', '板蓝根颗粒', '阿胶']);
    expect(await names({ page: 2, per_page: 2 })).toEqual(['六味地黄丸']);
  });

  it('[C055] [X1] are found by name and pinyin, and [X4] not by unsearchable input', async () => {
    expect(await names({ keywords: '地黄' })).toEqual(['六味地黄丸']);
    expect(await names({ keywords: 'blg' })).toEqual(['板蓝根颗粒']);
    expect(await names({ keywords: '%' })).toEqual([]);
    expect(await names({ keywords: '   ' })).toHaveLength(3);
  });

  it('[P8] are the buyer’s own', async () => {
    expect((await list({}, other)).list).toMatchObject([{ number: '7' }]);
    expect((await call('listBoughtGoods')).status).toBe(401);
    expect((await call('listBoughtGoods', { query: { order: 'x' as never } }, mine)).status).toBe(422);
  });
});
