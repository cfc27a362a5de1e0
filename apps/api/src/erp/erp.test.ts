import { erpScopePermissions } from '@yaoji/api-client/desk/contract';
import type { OperationId, Scope } from '@yaoji/api-client/erp/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { jobRunners } from '#jobs.ts';
import { anonymise } from '#modules/identity/account-data/account-data.repository.ts';
import { auditMoney } from '#modules/operators/audit/audit-money.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);

let owner = '';
let all = '';
beforeAll(async () => {
  owner = await desk.work('owner');
  all = await makeKey(owner, ['goods:write', 'prices:write', 'stock:write', 'buyers:write']);
  await addBuyer(db, { username: 'clinic' });
});

it('is documented for developers', async () => {
  const page = await desk.app.inject('/erp/docs');
  expect(page.body).toContain('sendPrices');
  expect((await desk.app.inject('/erp/v1/openapi.json')).json().info.title).toBe('药集 ERP API');
  const sent = { method: 'POST', url: '/erp/v1/nothing', payload: {} } as const;
  const nothing = await desk.app.inject(sent);
  expect(nothing.json()).toMatchObject({ status: 404, code: 'notFound' });
});

describe('a key', () => {
  it('is shown once with its permissions', async () => {
    const key = await makeKey(owner, ['prices:write', 'stock:write']);
    expect((await ask(key, 'getKey')).body).toMatchObject({ scopes: ['prices:write', 'stock:write'], perMinute: 600 });
    const stored = JSON.stringify([
      (await desk.call('listErpKeys', {}, owner)).data,
      (await desk.call('listLog', {}, owner)).data,
    ]);
    expect(stored).not.toContain(key.slice(20));
  });

  it('can have every scope', async () => {
    const scopes = Object.keys(erpScopePermissions) as Scope[];
    expect((await ask(await makeKey(owner, scopes), 'getKey')).body).toMatchObject({ scopes });
  });

  it('grants nothing once revoked or expired, and neither does another installation’s', async () => {
    const refused = { status: 401, type: 'application/problem+json; charset=utf-8', body: { code: 'signedOut' } };
    const key = await makeKey(owner, ['prices:write'], 10);
    const start = shop.time.now;
    shop.time.now = new Date(start.getTime() + 10 * 24 * 3_600_000 - 1000);
    expect((await ask(key, 'getKey')).status).toBe(200);
    shop.time.now = new Date(start.getTime() + 10 * 24 * 3_600_000);
    expect(await ask(key, 'getKey')).toMatchObject(refused);
    shop.time.now = start;
    const { data } = await desk.call('listErpKeys', {}, owner);
    expect((await desk.call('revokeErpKey', { params: { id: data[0]?.id ?? 0 } }, owner)).data.status).toBe('revoked');
    for (const wrong of [
      key,
      '',
      'yj-erp_q3JkP0aT7yV',
      `${key.slice(0, -1)}~`,
      key.replace(/_.{11}_/, '_q3JkP0aT7yV_'),
    ])
      expect(await ask(wrong, 'getKey')).toMatchObject(refused);
  });
});

const goodsRow = (code: string, more: object = {}) => ({
  code,
  name: `当归片${code}`,
  maker: '豫西本草制药有限公司',
  spec: '24片/盒',
  unit: '盒',
  ...more,
});

const send = async (id: Exclude<OperationId, 'getKey'>, rows: unknown[], once?: string) =>
  ask(all, id, { body: { rows }, ...(once === undefined ? {} : { once }) });

const coded = async (code: string) => {
  const [row] = await db
    .select()
    .from(goods)
    .innerJoin(erpGoods, eq(erpGoods.goodsId, goods.id))
    .where(eq(erpGoods.code, code));
  if (!row) throw new Error(`Nothing has the code ${code}.`);
  return row.goods;
};

describe('a batch', () => {
  it('needs a key with its scope', async () => {
    const key = await makeKey(owner, ['prices:write']);
    const refused = await ask(key, 'sendStock', { body: { rows: [{ code: 'S1', batches: [] }] } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await ask(key, 'sendPrices', { body: { rows: [{ code: 'S1' }] } })).status).toBe(200);
  });

  it('stores valid rows, and answers for each', async () => {
    const rows = [
      goodsRow('L1', { barcode: '6901234567892', isListed: false }),
      { ...goodsRow('L2'), price: '12' },
      goodsRow('L3', { name: '麻黄碱注射液' }),
      { code: 'L4' },
      goodsRow('L5', { name: 5 }),
      'L6',
      goodsRow('L1'),
      goodsRow('L8', { spec: '\u0000<script>\u202e24片', category: '中成药>补益类' }),
      goodsRow('L9', { name: '当归片L8', spec: '<script>24片' }),
      goodsRow('L10', { spec: '\ud800' }),
    ];
    const { status, body } = await send('sendGoods', rows);
    expect(status).toBe(200);
    expect(body).toMatchObject({ created: 2, updated: 0, unchanged: 0, refused: 8 });
    expect(body.rows.map(({ row, status: said, field }: never) => [row, said, field])).toEqual([
      [0, 'created', undefined],
      [1, 'refused', 'price'],
      [2, 'refused', undefined],
      [3, 'refused', 'name'],
      [4, 'refused', 'name'],
      [5, 'refused', undefined],
      [6, 'refused', 'code'],
      [7, 'created', undefined],
      [8, 'refused', 'code'],
      [9, 'refused', 'spec'],
    ]);
    expect(await coded('L1')).toMatchObject({ onShelf: false, price: null, barcode: '6901234567892' });
    const again = await send('sendGoods', [rows[0], goodsRow('L8', { spec: '48片' })]);
    expect(again.body.rows.map(({ status: said }: never) => said)).toEqual(['unchanged', 'updated']);
    expect(await coded('L8')).toMatchObject({ spec: '48片' });
  });

  it('matches existing products as a price list does, and gives each one code', async () => {
    const known = await addGoods(db, { identity: 'b4006381333931', barcode: '4006381333931' });
    const row = { barcode: '4006381333931', name: known.name };
    const { body } = await send('sendGoods', [goodsRow('K1', row), goodsRow('K2', row)]);
    expect(body).toMatchObject({ created: 0, updated: 1, refused: 1 });
    expect((await coded('K1')).id).toBe(known.id);
    expect((await send('sendGoods', [goodsRow('K3', row)])).body.rows[0]).toMatchObject({
      message: '与编码K1是同一商品',
    });
  });

  it.each([
    ['no JSON', '{"rows":', 422],
    ['no rows', '{"rows":[]}', 422],
    ['rows that are none', '{"rows":{"length":3}}', 422],
    ['too many rows', JSON.stringify({ rows: Array(1001).fill({ code: 'x' }) }), 422],
    ['too large a body', JSON.stringify({ rows: [{ code: 'x'.repeat(2_000_000) }] }), 422],
  ])('is refused with %s', async (_, body, status) => {
    expect(await ask(all, 'sendPrices', { body })).toMatchObject({
      status,
      type: 'application/problem+json; charset=utf-8',
      body: { code: 'invalid' },
    });
  });

  it('is in the operator log with its result', async () => {
    await send('sendPrices', [{ code: 'nothing' }]);
    const { data } = await desk.call('listLog', {}, owner);
    expect(data.list[0]).toMatchObject({
      operator: 'erp 总部ERP',
      outcome: 'done',
      answer: '新增0，更新0，未变0，拒绝1',
    });
  });
});

describe('a price', () => {
  it('changes the price in a buyer’s list, and is in the price log', async () => {
    await send('sendGoods', [goodsRow('P1')]);
    const { body } = await send('sendPrices', [
      { code: 'P0', price: '1' },
      { code: 'P1', price: '18.5', cost: '12.1234', tiers: [{ number: '10', price: '17' }] },
    ]);
    expect(body.rows).toEqual([
      { row: 0, code: 'P0', status: 'refused', field: 'code', message: '没有此编码的商品' },
      { row: 1, code: 'P1', status: 'updated' },
    ]);
    const session = await shop.signIn('clinic');
    const { data } = await shop.call('listGoods', { query: { keywords: '当归片P1' } }, session);
    expect(data.list[0]).toMatchObject({ price: '18.50', ladder_price: [{ number: '10', price: '17.00' }] });
    const { id } = await coded('P1');
    expect((await desk.call('listPrices', { params: { id } }, owner)).data).toMatchObject([{ after: '18.50' }]);
    expect((await send('sendPrices', [{ code: 'P1', price: '18.50' }])).body.unchanged).toBe(1);
  });

  it.each([
    [{ price: '17' }, 'price'],
    [{ price: null }, 'price'],
    [{ price: '0' }, 'price'],
    [{ price: '1e3' }, 'price'],
    [{ price: '-1' }, 'price'],
    [{ price: 18.5 }, 'price'],
    [{ cost: '1.23456' }, 'cost'],
    [{ price: '20', tiers: [{ number: '10', price: '21' }] }, 'tiers.0.price'],
    [
      {
        tiers: [
          { number: '10', price: '16' },
          { number: '10', price: '15' },
        ],
      },
      'tiers.1.number',
    ],
    [{ price: '18', cost: '18.01' }, 'price'],
    [{ tiers: [{ number: '10', price: '12.1' }] }, 'tiers.0.price'],
  ])('[P2] is refused: %j', async (row, field) => {
    const { body } = await send('sendPrices', [{ code: 'P1', ...row }]);
    expect(body.rows[0]).toMatchObject({ status: 'refused', field });
  });
});

it('a price below the floor stays if it is already the stored one', async () => {
  await send('sendGoods', [goodsRow('P2')]);
  await send('sendPrices', [{ code: 'P2', price: '18.5', cost: '12' }]);
  await db
    .update(goods)
    .set({ cost: '20' })
    .where(eq(goods.id, (await coded('P2')).id));
  expect((await send('sendPrices', [{ code: 'P2', price: '18.5' }])).body.rows[0]).toMatchObject({
    status: 'unchanged',
  });
  expect((await send('sendPrices', [{ code: 'P2', price: '18' }])).body.rows[0]).toMatchObject({
    status: 'refused',
    message: '低于最低价20.00元，须在工作台改价并由第二人同意',
  });
});

describe('stock', () => {
  it('[O6] of the warehouse is for sale except reserved units, and never oversold', async () => {
    await send('sendGoods', [goodsRow('S1')]);
    await send('sendPrices', [{ code: 'S1', price: '10' }]);
    const batches = [
      { batchNo: 'A', expiry: '2027-06-30', quantity: '30' },
      { batchNo: 'B', expiry: '2028-06-30', quantity: '20.5' },
      { batchNo: 'C', expiry: '2020-01-31', quantity: '99' },
    ];
    expect((await send('sendStock', [{ code: 'S1', batches }])).body.updated).toBe(1);
    const { id, stock } = await coded('S1');
    expect(stock).toBe('50.500');
    const session = await shop.signIn('clinic');
    await placeOrder(shop.call, session, [{ goods_id: id, number: '40' }]);
    // The warehouse still has all of it: nothing has shipped.
    expect((await send('sendStock', [{ code: 'S1', batches }])).body.unchanged).toBe(1);
    expect((await coded('S1')).stock).toBe('10.500');
    const fewer = await send('sendStock', [{ code: 'S1', batches: [{ ...batches[1], quantity: '35' }] }]);
    expect(fewer.body.rows[0]).toMatchObject({ status: 'updated', message: '未发货的订单还缺5盒' });
    expect((await coded('S1')).stock).toBe('0.000');
    const more = await send('sendStock', [{ code: 'S1', batches: [{ ...batches[1], quantity: '45' }] }]);
    expect(more.body.rows[0]).toEqual({ row: 0, code: 'S1', status: 'updated' });
    expect((await desk.call('listBatches', { params: { id } }, owner)).data).toMatchObject([
      { batchNo: 'B', quantity: '5' },
    ]);
    expect((await send('sendStock', [{ code: 'S1', batches: [] }])).body.rows[0].message).toBe('未发货的订单还缺40盒');
    expect(await auditMoney(db)).toEqual([]);
  });

  it('of a batch named twice is refused', async () => {
    const batch = { batchNo: 'A', expiry: null, quantity: '1' };
    const { body } = await send('sendStock', [{ code: 'S1', batches: [batch, batch] }]);
    expect(body.rows[0]).toMatchObject({ status: 'refused', field: 'batches.1' });
  });
});

it('[C261] reminds waiting buyers at once when a product is listed again', async () => {
  const list = (isListed: boolean) => send('sendGoods', [goodsRow('L11', { isListed })]);
  await list(true);
  await send('sendPrices', [{ code: 'L11', price: '12.8' }]);
  const { id } = await coded('L11');
  const session = await shop.signIn('clinic');
  await shop.call('addGoodsReminder', { body: { goods_id: id } }, session);
  await list(false);
  await send('sendStock', [{ code: 'L11', batches: [{ batchNo: 'A', expiry: null, quantity: '5' }] }]);
  const runners = jobRunners(async () => undefined as never);
  const titles = async () => {
    while ((await runDueJobs(db, runners, shop.time.now, shop.app.log)) > 0);
    const { data } = await shop.call('listMessages', { query: {} }, session);
    return data.list.filter(({ url }) => url === `/list_info/${id}`).map(({ title }) => title);
  };
  expect(await titles()).toEqual([]);
  expect((await list(true)).body).toMatchObject({ updated: 1 });
  expect((await list(true)).body).toMatchObject({ unchanged: 1 });
  expect(await titles()).toEqual(['到货提醒']);
});

describe('a customer', () => {
  const company = {
    company: '锦江仁心大药房',
    creditCode: '91510100MA61RQ2B38',
    kind: 'pharmacy',
    name: '王药师',
    regionCode: '510104',
    address: '红星路三段1号',
  };
  const outcomes = async (rows: object[]) =>
    (await send('sendBuyers', rows)).body.rows.map(({ status, field }: never) => [status, field]);
  const shown = async (keywords: string) => {
    const { data } = await desk.call('listBuyers', { query: { keywords } }, owner);
    const id = data.list[0]?.id ?? 0;
    return (await desk.call('getBuyer', { params: { id } }, owner)).data;
  };

  it('is an account with that phone, or a new one that waits for approval', async () => {
    await addBuyer(db, { username: 'known', phone: '13900000001', creditCode: '91350100M000100Y43' });
    const rows = [
      { code: 'B1', phone: '13900000001', salesperson: '李四' },
      { code: 'B2', phone: '13900000002', ...company },
      { code: 'B3', phone: '13900000003' },
      { code: 'B4', phone: '13900000004', ...company, creditCode: '91510100MA61RQ2B30' },
      { code: 'B5' },
      { code: 'B6', phone: '13900000001' },
      { code: 'B7', username: 'nobody' },
      { code: 'B8', phone: '13900000008', ...company, creditCode: '91350100M000100Y43' },
    ];
    expect(await outcomes(rows)).toEqual([
      ['updated', undefined],
      ['created', undefined],
      ['refused', 'company'],
      ['refused', 'creditCode'],
      ['refused', 'phone'],
      ['refused', 'phone'],
      ['refused', 'username'],
      ['refused', 'creditCode'],
    ]);
    expect(await outcomes(rows.slice(0, 2))).toEqual([
      ['unchanged', undefined],
      ['unchanged', undefined],
    ]);
    expect(await shown('known')).toMatchObject({ salesperson: '李四', status: 'passed', phone: '13900000001' });
    expect(await shown('13900000002')).toMatchObject({ company: '锦江仁心大药房', status: 'pending', orderCount: 0 });
    const renamed = await outcomes([{ code: 'B2', company: '锦江仁心大药房二店', phone: '13900000009' }]);
    expect(renamed).toEqual([['updated', undefined]]);
    const { phone, log } = await shown('锦江仁心大药房二店');
    expect(phone).toBe('13900000002');
    expect(log[0]).toMatchObject({ operator: 'erp 总部ERP', before: { company: '锦江仁心大药房' } });
  });

  it('has licences that wait for a decision, or that the wholesaler’s staff accepted', async () => {
    const licence = { code: 'B2', kind: 'drug_licence', number: '川DA0001', expiresOn: '2029-12-31' };
    const sent = async (rows: object[]) =>
      (await send('sendDocuments', rows)).body.rows.map(({ status, field }: never) => field ?? status);
    const held = async () =>
      (await shown('13900000002')).documents.map(({ status, expiresOn, scopes }) => [
        status,
        expiresOn,
        scopes.length > 0,
      ]);
    const rows = [
      licence,
      { ...licence, kind: 'business_licence' },
      { ...licence, code: 'B99' },
      { ...licence, kind: 'device_filing', number: 'X', expiresOn: '2020-01-01' },
    ];
    expect(await sent(rows)).toEqual(['created', 'number', 'code', 'expiresOn']);
    expect(await held()).toEqual([['pending', '2029-12-31', false]]);
    expect(await sent([licence])).toEqual(['unchanged']);
    expect(await sent([{ ...licence, isAccepted: true }])).toEqual(['updated']);
    expect(await held()).toEqual([['passed', '2029-12-31', true]]);
    // The expiry may be corrected to a past date: then the buyer can no longer buy.
    expect(await sent([{ ...licence, expiresOn: '2020-01-01', isAccepted: true }])).toEqual(['updated']);
    expect(await held()).toEqual([['passed', '2020-01-01', true]]);
    expect(await sent([{ ...licence, number: '川DA0002', isAccepted: true, scopes: ['中成药'] }])).toEqual(['created']);
    expect((await held())[0]).toEqual(['passed', '2029-12-31', true]);
  });
});

describe('a customer whose account is closed', () => {
  it('stays without the erased data until it has another account', async () => {
    const { id } = await addBuyer(db, { username: 'leaving', phone: '13900000021' });
    const row = { code: 'C1', phone: '13900000021', salesperson: '李四' };
    expect((await send('sendBuyers', [row])).body.updated).toBe(1);
    await db.transaction((tx) => anonymise(tx, id, [row.phone], shop.time.now));
    expect((await send('sendBuyers', [row])).body.rows[0]).toMatchObject({ status: 'refused', field: 'code' });
    const licence = { code: 'C1', kind: 'drug_licence', number: '川DA0009', expiresOn: '2029-12-31' };
    expect((await send('sendDocuments', [licence])).body.rows[0]).toMatchObject({ status: 'refused', field: 'code' });
    const [gone] = await db.select().from(buyer).where(eq(buyer.id, id));
    expect(gone).toMatchObject({ adminName: null, phone: null });
    await addBuyer(db, { username: 'back', phone: row.phone });
    expect((await send('sendBuyers', [{ code: 'C1', phone: row.phone }])).body.updated).toBe(1);
    expect((await send('sendDocuments', [licence])).body.created).toBe(1);
  });
});

describe('a request with an idempotency key', () => {
  it('runs once, gives the same answer again, and cannot be reused for another', async () => {
    const body = { rows: [goodsRow('I1')] };
    const first = await ask(all, 'sendGoods', { body, once: 'one' });
    expect(first.body.created).toBe(1);
    expect((await ask(all, 'sendGoods', { body, once: 'one' })).body).toEqual(first.body);
    for (const other of [
      ask(all, 'sendGoods', { body: { rows: [goodsRow('I2')] }, once: 'one' }),
      ask(all, 'sendPrices', { body, once: 'one' }),
      ask(all, 'sendGoods', { body, once: '一' }),
    ])
      expect(await other).toMatchObject({ status: 422, body: { code: 'invalid' } });
    const otherKey = await makeKey(owner, ['goods:write']);
    expect((await ask(otherKey, 'sendGoods', { body, once: 'one' })).body.unchanged).toBe(1);
  });

  it('runs once if sent twice concurrently', async () => {
    const body = { rows: [goodsRow('I3')] };
    const both = await Promise.all([1, 2].map(() => ask(all, 'sendGoods', { body, once: 'two' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(all, 'sendGoods', { body, once: 'two' })).body.created).toBe(1);
  });

  it('may be sent again after a refusal', async () => {
    expect((await ask(all, 'sendGoods', { body: { rows: [] }, once: 'three' })).status).toBe(422);
    expect((await ask(all, 'sendGoods', { body: { rows: [goodsRow('I4')] }, once: 'three' })).status).toBe(200);
  });
});

it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
  '[baseline] refuses a row with a field called %s, and takes the others',
  async (name) => {
    const row = (code: string, spec: string) =>
      JSON.stringify({ code, name: `胶囊${name}`, spec, maker: '某某药业', unit: '盒' });
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/erp/v1/goods',
      headers: { authorization: `Bearer ${all}`, 'content-type': 'application/json', 'idempotency-key': `row-${name}` },
      payload: `{"rows":[${row(`right-${name}`, '12粒')},${row(`wrong-${name}`, '24粒').replace('}', `,"${name}":1}`)}]}`,
    });
    expect([answer.statusCode, answer.json().rows]).toEqual([
      200,
      [
        expect.objectContaining({ code: `right-${name}`, status: 'created' }),
        expect.objectContaining({ code: `wrong-${name}`, status: 'refused', message: `没有${name}这个参数` }),
      ],
    ]);
  },
);

it('[baseline] finds nothing at a path with a null character', async () => {
  const key = await makeKey(owner, ['orders:read']);
  const answer = await desk.app.inject({ url: '/erp/v1/orders/%00', headers: { authorization: `Bearer ${key}` } });
  expect(answer.statusCode).toBe(404);
});
