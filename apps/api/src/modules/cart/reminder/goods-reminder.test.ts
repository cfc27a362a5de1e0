import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { jobRunners } from '#jobs.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { addActivity, addGoods, addStock, changeGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);
const runners = jobRunners(async () => undefined as never);

let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

const ask = (id: number, session = mine) => call('addGoodsReminder', { body: { goods_id: id } }, session);
const minutes = (count: number) => (time.now = new Date(time.now.getTime() + count * 60_000));

/** A buyer's product reminders, the latest first, after running the jobs. */
const sent = async (id: number, session = mine) => {
  minutes(1);
  while ((await runDueJobs(db, runners, time.now, app.log)) > 0);
  const { list } = (await call('listMessages', { query: { per_page: 100 } }, session)).data;
  return list.filter(({ url }) => url === `/list_info/${id}`).map(({ title, body }) => `${title}：${body}`);
};
const restock = (id: number) =>
  addStock(db, id, { batchNo: `N${time.now.getTime()}`, expiry: '2029-01-31', quantity: '20' }, time.now);
const setPrice = (id: number, price: string) => changeGoods(db, id, { price }, time.now);
const gone = (name: string) => addGoods(db, { name, spec: '10片', maker: '', stock: '0' });

describe('product reminders', () => {
  it('[C261] are sent once when it is back in stock, to each buyer who asked', async () => {
    const { id } = await gone('回货药');
    expect((await ask(id)).message).toBe('已设置到货提醒，到货后在消息中通知您');
    await ask(id, other);
    expect(await sent(id)).toEqual([]);
    await restock(id);
    expect(await sent(id)).toEqual(['到货提醒：回货药 10片 已到货，库存 20盒，现价 ¥12.80。点击去购买。']);
    expect(await sent(id, other)).toHaveLength(1);
    await restock(id);
    expect(await sent(id)).toHaveLength(1);
  });

  it('[C261] are sent when a cancelled order restores stock', async () => {
    const { id } = await addGoods(db, { stock: '5' });
    const { data } = await placeOrder(call, other, [{ goods_id: id, number: '5' }]);
    await ask(id);
    await call('cancelOrder', { params: { id: data.id }, body: {} }, other);
    expect(await sent(id)).toHaveLength(1);
  });

  it('[C261] are sent once when the price falls, and not when it rises', async () => {
    const { id } = await addGoods(db, { name: '降价药', spec: '', maker: '', price: '12.8' });
    expect((await ask(id)).message).toBe('已设置降价提醒，低于 ¥12.80 时在消息中通知您');
    await setPrice(id, '13.5');
    expect(await sent(id)).toEqual([]);
    await setPrice(id, '12.8');
    expect(await sent(id)).toEqual([]);
    await setPrice(id, '11.9');
    expect(await sent(id)).toEqual(['降价提醒：降价药 降价了，现价 ¥11.90，登记时 ¥12.80。点击去购买。']);
    await setPrice(id, '11.0');
    expect(await sent(id)).toHaveLength(1);
    minutes(1);
    await ask(id);
    await setPrice(id, '10.5');
    expect(await sent(id)).toHaveLength(2);
  });

  it('[C261] [D4] are sent when a seckill of the product starts', async () => {
    const { id } = await addGoods(db, { name: '秒杀药', spec: '', maker: '', price: '12.8' });
    const inMinutes = (count: number) => new Date(time.now.getTime() + count * 60_000);
    const period = { startsAt: inMinutes(5), endsAt: inMinutes(90) };
    await addActivity(db, time.now, { ...period, kind: 'seckill', goods: [{ goodsId: id, price: '9.9' }] });
    await ask(id);
    expect(await sent(id)).toEqual([]);
    minutes(4);
    expect(await sent(id)).toEqual(['开抢提醒：秒杀药 开抢了，现价 ¥9.90，登记时 ¥12.80。点击去购买。']);
  });

  it('[C261] are sent when an import adds stock or lowers the price', async () => {
    const bring = (stock: string, price: string) =>
      importRows(db, [
        { line: 2, row: { name: '导入药', spec: '1盒', maker: '厂', price, stock, batch_no: '1' } },
        { line: 3, row: { name: '导入药', spec: '2盒', maker: '厂', price, stock: '9', batch_no: '1' } },
      ]);
    await bring('0', '20');
    const { list } = (await call('listGoods', { query: { keywords: '导入药', per_page: 10 } }, mine)).data;
    const ids = list.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    for (const id of ids) await ask(id);
    await bring('30', '18');
    for (const id of ids) expect(await sent(id)).toHaveLength(1);
  });

  it('[C261] are not sent while nobody can order the product', async () => {
    const { id } = await gone('下架药');
    await ask(id);
    await changeGoods(db, id, { onShelf: false }, time.now);
    await restock(id);
    expect(await sent(id)).toEqual([]);
    expect((await ask(id, other)).status).toBe(404);
    await changeGoods(db, id, { onShelf: true }, time.now);
    expect(await sent(id)).toHaveLength(1);
  });

  it('[C260] [C262] are listed with the price of that day, and ended', async () => {
    await addBuyer(db, { username: 'lister' });
    const session = await signIn('lister');
    const [back, waiting] = [await gone('先到药'), await gone('未到药')];
    await ask(back.id, session);
    await ask(waiting.id, session);
    await restock(back.id);
    await sent(back.id, session);
    const list = async () => (await call('listGoodsReminders', {}, session)).data;
    expect((await list()).list).toMatchObject([
      { goods: { id: back.id }, awaits: 'stock', price: '12.80', sent_at: expect.any(Number) },
      { goods: { id: waiting.id }, awaits: 'stock', sent_at: null },
    ]);
    expect((await call('getWorkbench', {}, session)).data.reminders).toMatchObject([{ goods: { id: back.id } }]);
    await call('cancelGoodsReminders', { body: { goods_ids: [back.id, waiting.id] } }, session);
    expect((await list()).total).toBe(0);
    await restock(waiting.id);
    expect(await sent(waiting.id, session)).toEqual([]);
  });

  it('[P8] are the buyer’s own, for existing products', async () => {
    expect((await call('listGoodsReminders')).status).toBe(401);
    expect((await ask(999_999)).status).toBe(404);
    const { id } = await gone('别人的药');
    await ask(id);
    await call('cancelGoodsReminders', { body: { goods_ids: [id] } }, other);
    await restock(id);
    expect(await sent(id)).toHaveLength(1);
  });
});
