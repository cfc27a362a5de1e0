import { writeXlsx } from '@yaoji/papers';
import { beforeAll, expect, it } from 'vitest';
import { erpGoods } from '#db/schema/erp-code.ts';
import { ownPriceList } from '#db/schema/own-price.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const desk = await startTestDesk(db, await startTestApp(db));
let sales = '';
beforeAll(async () => {
  sales = await desk.work('sales');
});

const send = (content: string | Uint8Array<ArrayBuffer>, session = sales) =>
  desk.call('readOwnPriceFile', { body: { file: new File([content], 'prices.csv') } }, session);
const read = async (content: string) => (await send(content)).data;

it('finds products by number, code, barcode, or name with spec and maker, and saves nothing', async () => {
  const goods = [
    await addGoods(db),
    await addGoods(db),
    await addGoods(db, { barcode: '6901234567892' }),
    await addGoods(db, { name: '归脾丸', spec: '200丸/瓶', maker: '豫西本草' }),
  ];
  await addGoods(db, { name: '归脾丸', spec: '360丸/瓶', maker: '豫西本草' });
  await db.insert(erpGoods).values({ code: 'G-1', goodsId: goods[1]?.id ?? 0 });
  const found = await read(
    [
      '协议价目表,,,,,,',
      '编号,编码,条码,药品名称,规格,生产厂家,单价,协议价(元)',
      `${goods[0]?.id},,,,,,9.9,1.5`,
      ',g-1,,,,,9.9,¥2.50',
      ',,,归脾丸,２００丸/瓶,豫西本草,9.9,"1,234.5678"',
    ].join('\n'),
  );
  expect(found.refused).toEqual([]);
  expect(found.rows).toEqual([
    { line: 3, goodsId: goods[0]?.id, price: '1.50' },
    { line: 4, goodsId: goods[1]?.id, price: '2.50' },
    { line: 5, goodsId: goods[3]?.id, price: '1234.5678' },
  ]);
  expect(found.goods.find(({ id }) => id === goods[3]?.id)).toMatchObject({ name: '归脾丸', spec: '200丸/瓶' });
  const barcodes = await read('条码,价格\n6901234567892,3');
  expect(barcodes.rows).toEqual([{ line: 2, goodsId: goods[2]?.id, price: '3.00' }]);
  expect(await db.$count(ownPriceList)).toBe(0);
});

it('refuses each other row with its line, its cells and a reason', async () => {
  const { id, name } = await addGoods(db);
  await addGoods(db, { name: '同名丸', maker: '甲厂' });
  await addGoods(db, { name: '同名丸', maker: '乙厂' });
  const rows = [
    `${id},,8`,
    `${id},,9`,
    '999999,,8',
    ',没有丸,8',
    ',同名丸,8',
    `,${name},暂无`,
    `,${name},0`,
    ',,',
    'x1,,8',
  ];
  const found = await read(`编号,名称,协议价\n${rows.join('\n')}`);
  expect(found.rows).toEqual([{ line: 2, goodsId: id, price: '8.00' }]);
  expect(found.refused).toEqual([
    { line: 3, text: `${id} 9`, reason: '上面已有这个商品' },
    { line: 4, text: '999999 8', reason: '没有这个商品' },
    { line: 5, text: '没有丸 8', reason: '没有这个商品' },
    { line: 6, text: '同名丸 8', reason: '有2种商品符合，请加规格和厂家，或用编号' },
    { line: 7, text: `${name} 暂无`, reason: '没有价格，或不是一个数' },
    { line: 8, text: `${name} 0`, reason: '上面已有这个商品' },
    { line: 10, text: 'x1 8', reason: '没有这个商品' },
  ]);
  expect((await read(`名称,协议价\n${name},0`)).refused[0]?.reason).toBe('协议价须大于0');
});

it('reads rows without a head by code or number, and refuses a key that fits two products', async () => {
  const [first, second] = [await addGoods(db), await addGoods(db)];
  await db.insert(erpGoods).values({ code: '10023', goodsId: first.id });
  const coded = await read(`10023\t阿司匹林\t¥8.50\n${second.id}\t\t9\n70023\t\t1`);
  expect(coded.rows).toEqual([
    { line: 1, goodsId: first.id, price: '8.50' },
    { line: 2, goodsId: second.id, price: '9.00' },
  ]);
  expect(coded.refused).toEqual([{ line: 3, text: '70023 1', reason: '没有这个商品' }]);
  expect((await read(`${second.id}\t1,250.00`)).rows).toEqual([{ line: 1, goodsId: second.id, price: '1250.00' }]);
  for (const name of ['甲', '乙']) await addGoods(db, { name, barcode: '6923450000018' });
  expect((await read('6923450000018\t9')).refused[0]?.reason).toBe('有2种商品符合，请用编号');
  expect((await read(`0${second.id}\t9`)).refused[0]?.reason).toBe('没有这个商品');
  // The ERP's code of one product is the shop's number of another.
  await db.insert(erpGoods).values({ code: String(first.id), goodsId: second.id });
  expect((await read(`${first.id}\t7`)).refused[0]?.reason).toContain('请在首行写表头');
  const headed = await read(`编码\t协议价\n${first.id}\t7`);
  expect(headed.rows).toEqual([{ line: 2, goodsId: second.id, price: '7.00' }]);
});

it('takes the price of rows without a head from the last column of all rows, and reports each row without one', async () => {
  const [first, second, third] = [await addGoods(db), await addGoods(db), await addGoods(db)];
  expect(await read(`${first.id}\t甲\t100\t\n${second.id}\t乙\t50\t8.50\n${third.id}\t丙\t20\t暂无`)).toMatchObject({
    rows: [{ line: 2, goodsId: second.id, price: '8.50' }],
    refused: [1, 3].map((line) => expect.objectContaining({ line, reason: '没有价格，或不是一个数' })),
  });
});

it('reads a workbook', async () => {
  const { id } = await addGoods(db);
  const table = { heads: ['编号', '协议价'], figures: ['协议价'], rows: [[String(id), '13.50']] };
  const { data } = await send(new Uint8Array(await writeXlsx(table, new Date(0))));
  expect(data.rows).toEqual([{ line: 2, goodsId: id, price: '13.50' }]);
});

it('refuses files without a header or with too many rows, and operators without the permission', async () => {
  expect((await send('归脾丸,12\n')).errors?.file).toEqual([expect.stringContaining('没有找到表头')]);
  expect((await send(`编号,协议价\n${'1,2\n'.repeat(2100)}`)).errors?.file).toEqual([
    expect.stringContaining('2000行'),
  ]);
  expect((await send('PK\u0003\u0004broken')).errors?.file).toEqual([expect.stringContaining('CSV或XLSX')]);
  expect((await send('编号,协议价\n', await desk.work('finance'))).status).toBe(403);
});
