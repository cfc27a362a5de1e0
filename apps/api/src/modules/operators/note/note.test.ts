import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
let [sales, warehouse, finance, content] = ['', '', '', ''];

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  sales = await desk.work('sales');
  warehouse = await desk.work('warehouse');
  finance = await desk.work('finance');
  content = await desk.work('content');
});

const paid = async () => {
  const { id } = await paidOrder({ db, app: shop, buyer }, [{ goods_id: (await addGoods(db)).id, number: '1' }]);
  return { params: { id } };
};
const latest = async () =>
  (await desk.call('listLog', { query: { perPage: 1, operator: 'sales' } }, await desk.work('owner'))).data.list[0];

it('keeps notes on an order, which only their author removes', async () => {
  const { params } = await paid();
  await desk.call('addOrderNote', { params, body: { text: '客户要求周五前到货' } }, sales);
  const { data } = await desk.call('addOrderNote', { params, body: { text: '冷柜已空' } }, warehouse);
  expect(data.notes).toMatchObject([
    { text: '冷柜已空', author: 'warehouse', isOwn: 1 },
    { text: '客户要求周五前到货', author: 'sales', isOwn: 0 },
  ]);
  const remove = (index: number, session: string) =>
    desk.call('removeNote', { params: { id: data.notes[index]?.id ?? 0 } }, session);
  expect(await remove(1, warehouse)).toMatchObject({ status: 404, message: '备注不存在，或不是您写的' });
  expect((await remove(0, warehouse)).status).toBe(200);
  expect((await desk.call('getOrder', { params }, finance)).data.notes).toHaveLength(1);
  expect(await latest()).toMatchObject({ after: { text: '客户要求周五前到货' } });
  expect((await desk.call('addOrderNote', { params, body: { text: '' } }, sales)).status).toBe(422);
  expect((await desk.call('addOrderNote', { params, body: { text: '看看' } }, content)).status).toBe(403);
});

it('finds orders and buyers by tag, and exports them', async () => {
  const [one, other] = [await paid(), await paid()];
  const tag = (tags: string[], { params } = one) => desk.call('changeOrderTags', { params, body: { tags } }, warehouse);
  expect((await tag([' 加急 ', '加急', '老客户'])).data.tags).toEqual(['加急', '老客户']);
  await tag(['加急'], other);
  expect((await desk.call('listOrderTags', {}, finance)).data).toEqual([
    { name: '加急', count: 2 },
    { name: '老客户', count: 1 },
  ]);
  const found = async (tagged: string) => (await desk.call('listOrders', { query: { tag: tagged } }, sales)).data;
  expect((await found('老客户')).list).toMatchObject([{ id: one.params.id, tags: ['加急', '老客户'] }]);
  expect((await found('加急')).total).toBe(2);
  expect((await tag([])).data.tags).toEqual([]);
  expect((await found('老客户')).total).toBe(0);

  const params = { id: buyer.id };
  const changed = await desk.call('changeBuyerTags', { params, body: { tags: ['月结'] } }, finance);
  expect(changed.data.tags).toEqual(['月结']);
  await addBuyer(db, { username: 'other' });
  const buyers = await desk.call('listBuyers', { query: { tag: '月结' } }, sales);
  expect(buyers.data).toMatchObject({ total: 1, list: [{ id: buyer.id, tags: ['月结'] }] });
  expect((await desk.call('listBuyerTags', {}, sales)).data).toEqual([{ name: '月结', count: 1 }]);
  expect((await desk.call('changeBuyerTags', { params, body: {} }, warehouse)).status).toBe(403);
  const file = await desk.app.inject({
    url: `/desk/api/exports/buyers?${new URLSearchParams({ format: 'csv', tag: '月结' })}`,
    headers: { cookie: finance },
  });
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(2);
});

it('shows buyers neither notes nor tags', async () => {
  const order = await paid();
  const params = { id: buyer.id };
  await desk.call('addOrderNote', { ...order, body: { text: '机密备注' } }, sales);
  await desk.call('addBuyerNote', { params, body: { text: '机密备注' } }, sales);
  await desk.call('changeOrderTags', { ...order, body: { tags: ['机密标签'] } }, sales);
  await desk.call('changeBuyerTags', { params, body: { tags: ['机密标签'] } }, sales);
  expect((await desk.call('getBuyer', { params }, finance)).data).toMatchObject({
    notes: [{ text: '机密备注', author: 'sales' }],
    tags: ['机密标签'],
  });
  const seen = [
    await shop.call('getOrder', order, buyer.session),
    await shop.call('listOrders', { query: {} }, buyer.session),
    await shop.call('getUserState', {}, buyer.session),
  ];
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(JSON.stringify(seen)).not.toContain('机密');
});

it('takes one tag from two colleagues at once', async () => {
  const { params } = await paid();
  const tag = (session: string) => desk.call('changeOrderTags', { params, body: { tags: ['加急'] } }, session);
  const both = await Promise.all([sales, warehouse, sales, warehouse].map(tag));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await desk.call('getOrder', { params }, finance)).data.tags).toEqual(['加急']);
});
