import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { priceList } from '#db/schema/price-list.ts';
import { openTestDatabase } from '#db/testing.ts';
import { changeStock } from '#modules/catalogue/stock/index.ts';
import { draftOf, startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);
let sales = '';

beforeAll(async () => {
  // Workers use the machine's clock.
  shop.time.now = new Date();
  sales = await desk.work('sales');
});

const upload = async (text: string, name = '价目.csv') =>
  desk.call('uploadPriceList', { body: { file: new File([text], name) } }, sales);
const read = async (id: number) => (await desk.call('getPriceList', { params: { id } }, sales)).data;

/** The list once processing has ended. */
const ended = async (id: number) => {
  for (;;) {
    const list = await read(id);
    if (list.status !== 'checking' && list.status !== 'importing') return list;
    await wait(100);
  }
};

const named = async (name: string) => (await db.select().from(goods).where(eq(goods.name, name)))[0];

const head = '商品名称,规格,生产厂家,批准文号,价格,备注\n';

describe('a price list at the desk', () => {
  it('is checked, imported while the shop runs, and offers its rejected rows', async () => {
    const text = `${head}复方甘草片,100片,豫西本草制药有限公司,国药准字Z41020001,12.8,\n牛黄解毒片,24片,豫西本草制药有限公司,国药准字Z41020002,一元二,\n合计,,,,,\n`;
    const uploaded = await upload(text);
    expect(uploaded).toMatchObject({ status: 200, data: { status: 'checking', name: '价目.csv', operator: 'sales' } });
    const { id } = uploaded.data;
    const checked = await ended(id);
    expect(checked).toMatchObject({
      status: 'checked',
      figures: { lines: 2, read: 2, inserted: 1, rejected: 1 },
      found: {
        open: null,
        skipped: 1,
        reportCount: 1,
        reports: ['第 3 行 牛黄解毒片：价格“一元二”不是数字'],
        leftOut: [],
      },
    });
    const [sheet] = checked.found?.sheets ?? [];
    expect(sheet?.columns).toContainEqual({ label: '价格', head: '价格', by: 'head', examples: ['12.8', '一元二'] });
    expect(sheet?.unknown).toEqual(['备注']);
    expect(await named('复方甘草片')).toBeUndefined();

    expect(await desk.call('importPriceList', { params: { id }, body: { gone: 'report' } }, sales)).toMatchObject({
      data: { status: 'importing' },
    });
    expect(await ended(id)).toMatchObject({
      status: 'imported',
      hasContent: 0,
      hasRejects: 1,
      figures: { inserted: 1 },
    });
    expect(await named('复方甘草片')).toMatchObject({ price: '12.8000' });
    const rejects = await desk.app.inject({ url: `/desk/api/price-lists/${id}/rejects`, headers: { cookie: sales } });
    expect(rejects.headers['content-type']).toContain('text/csv');
    expect(rejects.body).toContain('牛黄解毒片');
    const entries = await db.select().from(operatorLog);
    expect(entries.filter(({ command }) => command === 'catalogue import 价目.csv')).toMatchObject([
      { operator: 'sales', outcome: 'done', answer: expect.stringContaining('inserted 1') },
    ]);
    const again = await desk.call('importPriceList', { params: { id }, body: { gone: 'keep' } }, sales);
    expect(again.code).toBe(40904);
  });

  it('reports problems first, and names large changes and missing products', async () => {
    const text =
      '商品名称,规格,生产厂家,批准文号,会员价,含税价\n复方甘草片,100片,豫西本草制药有限公司,国药准字Z41020001,20,21\n';
    const { id } = (await upload(text)).data;
    expect((await ended(id)).found).toMatchObject({ open: 'price', sheets: [{ prices: [{ head: '含税价' }] }] });
    expect((await desk.call('importPriceList', { params: { id }, body: { gone: 'keep' } }, sales)).code).toBe(40904);
    await desk.call('checkPriceList', { params: { id }, body: { priceColumn: '会员价' } }, sales);
    expect(await ended(id)).toMatchObject({
      choices: { priceColumn: '会员价', withoutPrices: 0 },
      found: { open: null, raised: 1, largeCount: 1, large: [{ before: '12.80', after: '20.00' }], goneCount: 0 },
    });
    await desk.call('checkPriceList', { params: { id }, body: { withoutPrices: 1 } }, sales);
    expect(await ended(id)).toMatchObject({ found: { open: null, raised: 0 }, figures: { unchanged: 1 } });
  });

  it('that cannot be read gives the reason', async () => {
    const { id } = (await upload('甲,乙\n1,2\n')).data;
    expect(await ended(id)).toMatchObject({ status: 'unreadable', problem: expect.stringContaining('没有商品名称列') });
  });

  it('is processed one at a time, even if two are uploaded together', async () => {
    const text = `${head}板蓝根颗粒,10g,豫西本草制药有限公司,国药准字Z41020004,8.8,\n`;
    const both = await Promise.all([upload(text, '甲.csv'), upload(text, '乙.csv')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 40904]);
    await ended(both.find(({ code }) => code === 200)?.data.id ?? 0);
  });

  it('whose server has stopped is stopped, can be imported again, but only by one operator', async () => {
    const { id } = (await upload(`${head}藿香正气水,10ml,豫西本草制药有限公司,国药准字Z41020003,9.9,\n`)).data;
    await ended(id);
    const set = (ageMs: number) =>
      db
        .update(priceList)
        .set({ status: 'importing', touchedAt: new Date(Date.now() - ageMs) })
        .where(eq(priceList.id, id));
    await set(1000);
    expect((await read(id)).status).toBe('importing');
    expect((await upload(head)).code).toBe(40904);
    await set(60_000);
    shop.time.now = new Date();
    expect((await read(id)).status).toBe('stopped');
    await desk.call('importPriceList', { params: { id }, body: { gone: 'keep' } }, sales);
    expect(await ended(id)).toMatchObject({ status: 'imported', figures: { inserted: 1 } });
    const [latest] = (await desk.call('listPriceLists', {}, sales)).data;
    expect(latest).toMatchObject({ id, status: 'imported' });
  });
});

it('a price list brings the codes by which the ERP finds its products, and takes no code of another one', async () => {
  const key = await makeKey(await desk.work('owner'), ['prices:write']);
  const list = '商品编码,商品名称,规格,生产厂家,批准文号,价格,库存\n';
  const row = (code: string, name: string, price = '12') =>
    `${code},${name},100片,豫西本草制药有限公司,国药准字Z41020011,${price},5\n`;
  const bring = async (text: string) => {
    const { id } = (await upload(list + text)).data;
    const { found } = await ended(id);
    await desk.call('importPriceList', { params: { id }, body: { gone: 'keep' } }, sales);
    return { reports: found?.reports, ...(await ended(id)) };
  };
  const first = await bring(row('G-1', '编码甲片') + row('G-1', '编码乙片') + row('G 2', '编码丙片'));
  expect(first).toMatchObject({ figures: { inserted: 2, rejected: 1 } });
  expect(first.reports).toEqual([
    '第 3 行 编码乙片：编码G-1已用于第 2 行的另一商品',
    expect.stringContaining('已略去：商品编码“G 2”'),
  ]);
  const sent = await ask(key, 'sendPrices', { body: { rows: [{ code: 'G-1', price: '13' }] } });
  expect(sent.body).toMatchObject({ rows: [{ code: 'G-1', status: 'updated' }] });
  expect(await named('编码甲片')).toMatchObject({ price: '13.0000' });

  const second = await bring(row('G-1', '编码丙片', '20') + row('G-9', '编码甲片', '20') + row('G-3', '编码乙片'));
  expect(second).toMatchObject({ figures: { inserted: 1, rejected: 2 } });
  expect(second.reports).toEqual([
    '第 2 行 编码丙片：编码G-1已是编码甲片100片的编码，请核对',
    '第 3 行 编码甲片：这个商品的编码已是G-1，不能改为G-9',
  ]);
  expect([(await named('编码甲片'))?.price, (await named('编码丙片'))?.price]).toEqual(['13.0000', '12.0000']);
  expect(await bring(row('G-1', '编码甲片', '13'))).toMatchObject({ reports: [], figures: { unchanged: 1 } });
});

it('a floor that rises between check and import asks for approval, too', async () => {
  const list = (price: string) =>
    `商品名称,规格,生产厂家,批准文号,价格,库存\n涨底片,100片,豫西本草制药有限公司,国药准字Z41020019,${price},5\n`;
  const bring = async (price: string, meanwhile = async () => {}) => {
    const params = { id: (await upload(list(price))).data.id };
    await ended(params.id);
    await meanwhile();
    await desk.call('importPriceList', { params, body: { gone: 'keep' } }, sales);
    return { params, after: await ended(params.id) };
  };
  await bring('14');
  const raiseFloor = async () => {
    await db.update(goods).set({ ownFloor: '13' }).where(eq(goods.name, '涨底片'));
  };
  const { params, after } = await bring('12', raiseFloor);
  expect(after).toMatchObject({
    figures: { held: 1 },
    found: { belowCount: 1, below: [{ price: '12.00', floor: '13.00' }] },
  });
  const asked = await desk.call('importPriceList', { params, body: { gone: 'keep', held: 1 } }, sales);
  expect(asked).toMatchObject({ status: 428, message: expect.stringContaining('12.00元，低于最低价13.00元') });
  expect(await named('涨底片')).toMatchObject({ price: '14.0000' });
});

it('a price below its floor waits for a second operator, alone, and brings no stock of an earlier time', async () => {
  const finance = await desk.work('finance');
  const list = '编码,商品名称,规格,生产厂家,批准文号,价格,进价,库存\n';
  const row = (name: string, price: string, { stock = 5, code = '' } = {}) =>
    `${code},${name},100片,豫西本草制药有限公司,国药准字Z41020009,${price},10,${stock}\n`;
  const bring = async (text: string) => {
    const { id } = (await upload(list + text)).data;
    const { found } = await ended(id);
    const params = { id };
    const answer = await desk.call('importPriceList', { params, body: { gone: 'keep' } }, sales);
    return { params, found, answer, after: await ended(id) };
  };
  expect(await bring(row('低价片', '12', { code: 'DJ-1' }))).toMatchObject({
    found: { belowCount: 0 },
    after: { status: 'imported', hasContent: 0, figures: { inserted: 1, held: 0 } },
  });
  const { params, found, answer, after } = await bring(
    row('低价片', '9.5', { stock: 8 }) + row('平价片', '12') + row('冲突片', '12', { code: 'DJ-1' }),
  );
  expect(found).toMatchObject({ belowCount: 1, below: [{ price: '9.50', floor: '10.00' }] });
  expect([answer.status, after]).toMatchObject([
    200,
    { status: 'imported', hasContent: 1, onlyHeld: 1, hasRejects: 1, figures: { inserted: 1, held: 1, rejected: 1 } },
  ]);
  const low = await named('低价片');
  expect([low?.price, (await named('平价片'))?.price]).toEqual(['12.0000', '12.0000']);
  // Its stock is known; only its price waits.
  expect(low?.stock).toBe('8.000');
  const sold = { goodsId: low?.id ?? 0, batchNo: '', expiry: null, change: '-3' };
  await db.transaction((tx) => changeStock(tx, [sold], 'import', null, shop.time.now));
  // Not again: since then its stock was sold.
  const again = await desk.call('importPriceList', { params, body: { gone: 'keep' } }, sales);
  expect(again.code).toBe(40904);
  // Below its floor only now, so nobody is asked about it.
  await db.update(goods).set({ price: '13', ownFloor: '12.5' }).where(eq(goods.name, '平价片'));

  const asked = await desk.call('importPriceList', { params, body: { gone: 'keep', held: 1 } }, sales);
  expect(asked).toMatchObject({ status: 428, message: expect.stringContaining('9.50元，低于最低价10.00元') });
  const id = draftOf(asked);
  await desk.call('requestApproval', { params: { id }, body: { reason: '清库存' } }, sales);
  expect(await named('低价片')).toMatchObject({ price: '12.0000' });
  // An import of what waits that fails leaves it waiting.
  const where = eq(priceList.id, params.id);
  const [{ choices } = { choices: {} }] = await db.select().from(priceList).where(where);
  await db
    .update(priceList)
    .set({ status: 'failed', choices: { ...choices, floor: 'only' } })
    .where(where);
  expect(await read(params.id)).toMatchObject({ status: 'failed', onlyHeld: 1, found: { belowCount: 1 } });
  expect((await desk.call('approveRequest', { params: { id }, body: {} }, finance)).status).toBe(200);
  expect(await ended(params.id)).toMatchObject({
    status: 'imported',
    hasContent: 0,
    onlyHeld: 0,
    // The other row's code is still another product's.
    hasRejects: 1,
    figures: { updated: 1, held: 0, rejected: 1 },
  });
  const [stored] = await db.select().from(priceList).where(where);
  expect(stored?.choices).toMatchObject({ floor: 'only' });
  expect(stored?.choices).not.toHaveProperty('held');
  expect(await named('低价片')).toMatchObject({ price: '9.5000', stock: '5.000' });
  expect(await named('平价片')).toMatchObject({ price: '13.0000' });
});
