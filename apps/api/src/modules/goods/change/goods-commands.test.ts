import { goodsCodec } from '@yaoji/api-client/wire';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { operator } from '#testing/operator.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time, config } = await startTestApp(db);
const ops = operator(db, config, () => time.now);

let mine = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

const cardOf = async (id: number) => goodsCodec.read((await call('getGoods', { params: { id } }, mine)).data.goods);

describe('products by an operator', () => {
  it('[B1] are unlisted and listed again', async () => {
    const { id } = await addGoods(db, { name: '下架药' });
    expect(await ops('goods unshelve', [String(id)])).toEqual([expect.stringContaining('off the shelf')]);
    expect(await cardOf(id)).toMatchObject({ isBuyable: false, block: { code: 'OFF_SHELF' } });
    expect((await call('listGoods', { query: { per_page: 100 } })).data.list.map((each) => each.id)).not.toContain(id);
    await expect(ops('goods unshelve', [String(id)])).rejects.toThrow('already');
    await ops('goods shelve', [String(id)]);
    expect(await cardOf(id)).toMatchObject({ isBuyable: true });
  });

  it('[O3] change their price, which an order at the old price reports', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const { ids } = await fillCart(call, mine, [{ goods_id: id, number: '2' }]);
    const body = await orderForm(call, mine, ids);
    expect(await ops('goods price', [String(id), '10.5'])).toEqual([expect.stringContaining('10.00 → 10.50')]);
    expect(await call('placeOrder', { body }, mine)).toMatchObject({ status: 409, code: 40901 });
    expect((await cardOf(id)).price).toBe('10.50');
  });

  it('[C035] get a video, another one, and none', async () => {
    const { id } = await addGoods(db, { name: '有视频药' });
    for (const [path, shown] of [
      ['/films/7.mp4', '/films/7.mp4'],
      ['/films/8.webm', '/films/8.webm'],
      ['none', null],
    ] as const) {
      await ops('goods film', [String(id), path]);
      expect((await cardOf(id)).video).toBe(shown);
    }
  });

  it.each([
    ['https://elsewhere.example/7.mp4'],
    ['//elsewhere.example/7.mp4'],
    ['/films/7.exe'],
    ['7.mp4'],
    [undefined],
  ])('refuse the video %s', async (path) => {
    const { id } = await addGoods(db);
    await expect(ops('goods film', [String(id), ...(path ? [path] : [])])).rejects.toThrow('The film is the path');
  });

  it.each([['0'], ['-1'], ['12.34567'], ['free'], [undefined]])('refuse a price of %s', async (price) => {
    const { id } = await addGoods(db);
    await expect(ops('goods price', [String(id), ...(price ? [price] : [])])).rejects.toThrow('The price is yuan');
  });

  it('refuse a price that is not above their tiers', async () => {
    const { id } = await addGoods(db, { ladder: [{ number: '5', price: '12' }] });
    await expect(ops('goods price', [String(id), '12'])).rejects.toThrow('价格须高于阶梯价12.00元');
  });

  it.each(['goods shelve', 'goods unshelve', 'goods price'])('%s reports an unknown product', async (command) => {
    await expect(ops(command, ['999999', '9'])).rejects.toThrow('商品不存在');
    await expect(ops(command, ['x', '9'])).rejects.toThrow('is a number, such as 12.');
  });
});

describe('stock by an operator', () => {
  it('[O6] is booked to its batch, and the audit agrees', async () => {
    const { id } = await addGoods(db, { stock: '5', expiry: '2028-06-30' });
    const lines = await ops('stock add', [String(id)], { batch: 'N7', expiry: '2027-01-31', number: '20.5' });
    expect(lines).toEqual([expect.stringContaining('20.5盒 in batch N7, 25.5盒 in all.')]);
    await ops('stock add', [String(id)], { batch: 'N7', expiry: '2027-01-31', number: '4.5' });
    const batches = await db.select().from(stockBatch).where(eq(stockBatch.goodsId, id));
    expect(batches.find(({ batchNo }) => batchNo === 'N7')?.quantity).toBe('25.000');
    const [row] = await db.select().from(goods).where(eq(goods.id, id));
    expect(row).toMatchObject({ stock: '30.000', expiry: '2027-01-31' });
    expect(await auditMoney(db)).toEqual([]);
  });

  it.each([
    [{ expiry: '2028-01-31', number: '5' }, 'Name the batch'],
    [{ batch: 'N1', number: '5' }, 'The expiry is a day'],
    [{ batch: 'N1', expiry: '2028-02-30', number: '5' }, 'The expiry is a day'],
    [{ batch: 'N1', expiry: '2028-13-45', number: '5' }, 'The expiry is a day'],
    [{ batch: 'N1', expiry: '2020-01-31', number: '5' }, 'cannot be sold'],
    [{ batch: 'N1', expiry: '2028-01-31', number: '0' }, 'The number is above zero'],
    [{ batch: 'N1', expiry: '2028-01-31', number: '-3' }, 'The number is above zero'],
  ])('is refused with %j', async (options, sentence) => {
    const { id } = await addGoods(db);
    await expect(ops('stock add', [String(id)], options)).rejects.toThrow(sentence);
  });

  it('reports an unknown product', async () => {
    const options = { batch: 'N1', expiry: 'none', number: '5' };
    await expect(ops('stock add', ['999999'], options)).rejects.toThrow('There are no goods 999999');
  });
});
