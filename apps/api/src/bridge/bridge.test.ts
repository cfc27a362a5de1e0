import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationAnswer } from '@yaoji/api-client/erp/contract';
import { writeXlsx } from '@yaoji/papers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { erpGoods } from '#db/schema/erp-code.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { type Ask, RefusedError } from './ask.ts';
import { bringFiles } from './bring-files.ts';
import { takeOrders } from './take-orders.ts';
import { startBridge } from './testing.ts';

const { db, shop, ask, folder, drop, bring, filesIn, answerFor } = await startBridge([
  'goods:write',
  'prices:write',
  'stock:write',
  'buyers:write',
  'orders:read',
]);

it('brings a day’s files in, refuses rows with reasons, and writes an order out once', async () => {
  await drop(
    '商品.csv',
    '商品编码,品名,规格,厂家,单位,批准文号,剂型,分类,处方类别,门店\nB1,归脾丸,200丸/瓶,豫西本草制药有限公司,瓶,国药准字Z41020002,丸剂,中成药,处方药,1\nB2,,10片,某厂,盒,,,,,\n',
  );
  expect(await bring()).toEqual(['商品.csv: failed']);
  const goodsAnswer = await answerFor('商品.csv');
  expect(goodsAnswer).toContain('2,B1,created');
  expect(goodsAnswer).toMatch(/3,B2,refused,name,./);
  expect(goodsAnswer).toContain('ignored,门店');

  await drop('prices-1.csv', '编码,批发价,进价\nB1,12.80,9.60\n');
  await drop('stock-1.csv', '编码,批号,有效期至,库存数量\nB1,A1,2099-06-30,30\nB1,A2,2099/07/31,12\nB9,A1,,5\n');
  await drop('customers.csv', '客户编码,手机号\nK1,12\n');
  expect((await bring()).sort()).toEqual(['customers.csv: failed', 'prices-1.csv: done', 'stock-1.csv: failed']);
  expect(await answerFor('prices-1.csv')).toContain('2,B1,updated');
  expect(await answerFor('stock-1.csv')).toMatch(/2,B1,updated[\s\S]*4,B9,refused,code,没有此编码的商品/);
  expect(await answerFor('customers.csv')).toMatch(/2,K1,refused,phone,./);
  expect(await filesIn('in')).toEqual([]);

  const [goods] = await db.select().from(erpGoods).where(eq(erpGoods.code, 'B1'));
  const { id } = await addBuyer(db, { username: 'mine', company: '同和大药房' });
  const buyer = { id, session: await shop.signIn('mine') };
  const order = await paidOrder({ db, app: shop, buyer }, [{ goods_id: goods?.goodsId ?? 0, number: '6' }]);
  const [name = '', ...others] = await takeOrders(ask, folder);
  expect(others).toEqual([]);
  const written = await readFile(join(folder, 'out', name), 'utf8');
  expect(written.split('\r\n')).toHaveLength(3);
  expect(written).toContain(order.order_no);
  expect(written).toContain('归脾丸');
  expect(await takeOrders(ask, folder)).toEqual([]);
});

it('leaves files in progress, hidden ones, and those that the server can’t answer', async () => {
  await drop('prices-2.csv.tmp', '编码,批发价\nB1,12.80\n');
  await drop('prices-3.csv', '编码,批发价\nB1,12.80\n');
  const grow = () => drop('prices-3.csv', '编码,批发价\nB1,12.80\nB1,12.90\n');
  expect(await bringFiles(ask, folder, grow)).toEqual([]);
  const down: Ask = () => Promise.reject(new Error('down'));
  await expect(bringFiles(down, folder, async () => {})).rejects.toThrow('down');
  expect(await filesIn('in')).toEqual(['prices-2.csv.tmp', 'prices-3.csv']);
  await rename(join(folder, 'in', 'prices-2.csv.tmp'), join(folder, 'in', 'prices-2.csv'));
  await bring();
  expect(await filesIn('in')).toEqual([]);
});

it('sends products before their prices, whichever came first', async () => {
  await drop('价格.csv', '编码,批发价\nB3,9.80\n');
  await drop(
    '商品-2.csv',
    '编码,品名,规格,厂家,单位,批准文号,剂型,分类\nB3,天王补心丸,200丸/瓶,豫西本草制药有限公司,瓶,国药准字Z41020003,丸剂,中成药\n',
  );
  expect(await bring()).toEqual(['商品-2.csv: done', '价格.csv: done']);
});

it('sends lists of own prices before their prices', async () => {
  await drop('协议价-1.csv', '协议编码,商品编码,协议价\nXY1,B1,11.50\nXY1,B9,11.50\n');
  await drop('协议价表-1.csv', '协议编码,名称,结束日期,客户类型,可叠加优惠\nXY1,诊所协议,长期,诊所、药店,否\n');
  expect(await bring()).toEqual(['协议价表-1.csv: done', '协议价-1.csv: failed']);
  expect(await answerFor('协议价-1.csv')).toMatch(/2,B1,created[\s\S]*3,B9,refused,code,没有此编码的商品/);
  const { list } = await ask<OperationAnswer<'listOwnPriceLists'>>('GET', '/erp/v1/own-price-lists');
  expect(list).toMatchObject([
    { code: 'XY1', endsOn: null, businesses: ['clinic', 'pharmacy'], joinsPromotions: false },
  ]);
  await drop('own-prices-2.csv', '协议编码,商品编码,协议价\nXY1,B1,无\n');
  expect(await bring()).toEqual(['own-prices-2.csv: done']);
  const prices = await ask<OperationAnswer<'listOwnPrices'>>('GET', '/erp/v1/own-prices?list=XY1');
  expect(prices.list).toEqual([]);
});

it('reads a workbook', async () => {
  const table = { heads: ['编码', '批发价'], figures: ['批发价'], rows: [['B1', '13.50']] };
  await writeFile(join(folder, 'in', 'prices-9.xlsx'), await writeXlsx(table, new Date(0)));
  expect(await bring()).toEqual(['prices-9.xlsx: done']);
  expect(await answerFor('prices-9.xlsx')).toContain('2,B1,updated');
});

it('names files that it can’t use', async () => {
  await drop('other.csv', '编码\nB1\n');
  await drop('prices-4.csv', '名称,价格\n归脾丸,1\n');
  await drop('prices-5.csv', '编码,阶梯价\nB1,10\n');
  await drop('prices-6.csv', '编码,批发价,供货价\nB1,12.80,11.80\n');
  const refuse: Ask = () => Promise.reject(new RefusedError('413'));
  await drop('stock-5.csv', '编码\nB1\n');
  await bringFiles(
    (...asked) => (asked[1].endsWith('stock') ? refuse(...asked) : ask(...asked)),
    folder,
    async () => {},
  );
  expect(await filesIn('in')).toEqual([]);
  expect(await answerFor('stock-5.csv')).toContain('413');
  expect(await answerFor('prices-5.csv')).toMatch(/2,B1,refused,tiers,./);
  expect(await answerFor('other.csv')).toContain('文件名须以');
  expect(await answerFor('prices-4.csv')).toContain('没有编码列');
  expect(await answerFor('prices-6.csv')).toContain('“批发价”和“供货价”是同一项，请只留一列');
});

it('hands out what an interrupted run had prepared, and no file twice', async () => {
  const state = join(folder, 'state');
  const { after } = JSON.parse(await readFile(join(state, 'position.json'), 'utf8'));
  const names = ['orders-a.csv', 'orders-b.csv'];
  await writeFile(join(state, 'orders-b.csv'), 'prepared');
  await writeFile(join(state, 'position.json'), JSON.stringify({ after: 0, pending: { next: after, names } }));
  expect(await takeOrders(ask, folder)).toEqual(names);
  expect(await filesIn('out')).not.toContain('orders-a.csv');
  expect(await readFile(join(folder, 'out', 'orders-b.csv'), 'utf8')).toBe('prepared');
});
