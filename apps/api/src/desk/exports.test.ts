import { chinaDay } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { erpGoods } from '#db/schema/erp-code.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { paidOrder, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const buyer = { id: 0, session: '' };
const world = { db, app: shop, buyer };
const sessions = { owner: '', finance: '', warehouse: '', content: '' };

beforeAll(async () => {
  buyer.id = (
    await addBuyer(db, { username: 'mine', company: '同和大药房', adminName: '李销售', phone: '13800000001' })
  ).id;
  buyer.session = await shop.signIn('mine');
  for (const role of ['owner', 'finance', 'warehouse', 'content'] as const) sessions[role] = await desk.work(role);
});

const download = (noun: string, query: Record<string, string>, role: keyof typeof sessions = 'finance') =>
  desk.app.inject({
    url: `/desk/api/exports/${noun}?${new URLSearchParams({ format: 'csv', ...query })}`,
    headers: { cookie: sessions[role] },
  });
const linesOf = async (...asked: Parameters<typeof download>) =>
  (await download(...asked)).body.trimEnd().split('\r\n').slice(1);

it('exports one row per line of the orders that the list shows', async () => {
  const [first, second] = [await addGoods(db, { name: '=1+1' }), await addGoods(db, { price: '2.5' })];
  await db.insert(erpGoods).values({ code: 'E-1', goodsId: first.id });
  const goods = [first, second].map(({ id }) => ({ goods_id: id, number: '2' }));
  const sent = await paidOrder(world, goods);
  for (const trackingNo of ['YJ1', 'YJ2']) await shipParcel(db, sent.id, shop.time.now, { trackingNo });
  const waiting = await paidOrder(world, goods.slice(1));

  const all = await linesOf('orders', {});
  expect(all.map((line) => line.split(',')[0])).toEqual([waiting.order_no, sent.order_no, sent.order_no]);
  const shipped = await linesOf('orders', { status: 'shipped' });
  expect(shipped).toHaveLength(2);
  expect(shipped.find((line) => line.includes('E-1'))).toMatch(
    /,同和大药房,待收货,余额支付,E-1,"'=1\+1",200丸\/瓶,豫西本草制药有限公司,盒,2,12\.80,25\.60,25\.60,YJ1、YJ2,李销售,,,,$/,
  );
  expect(shipped.join()).toContain(',2,2.50,5.00,5.00,');
  expect(await linesOf('orders', { keywords: '=1+1' })).toHaveLength(2);
  expect(await linesOf('orders', { from: '2030-01-01' })).toEqual([]);

  const file = await download('orders', { format: 'xlsx' });
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toMatch(/订单\d{4}-\d\d-\d\d\.xlsx/);
  const sheet = strFromU8(unzipSync(new Uint8Array(file.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(`<t xml:space="preserve">${waiting.order_no}</t>`);
  expect(sheet).toContain('<v>12.80</v>');
  expect(sheet).not.toContain('<f>');
  expect((await download('orders', {}, 'content')).statusCode).toBe(403);
});

it('exports buyers by status and words', async () => {
  await addBuyer(db, { username: 'new', company: '@新店', status: 'pending', businessKind: 'chain' });
  const [pending, ...others] = await linesOf('buyers', { status: 'pending' });
  expect(others).toEqual([]);
  expect(pending).toMatch(/^"'@新店",new,王药师,,连锁药店,.*待审核/);
  expect((await linesOf('buyers', { keywords: '同和' }))[0]).toContain('同和大药房,mine,王药师,13800000001,');
  expect((await download('buyers', {}, 'warehouse')).statusCode).toBe(403);
});

it('exports products, with costs only for roles that see them', async () => {
  const { id } = await addGoods(db, { name: '独有片', cost: '7.6543', price: null, onShelf: false });
  const query = { keywords: `${id}` };
  expect((await linesOf('goods', query))[0]).toMatch(/,盒,,7\.6543,.*,下架$/);
  const hidden = await download('goods', query, 'warehouse');
  expect(hidden.body).toContain('独有片');
  expect(hidden.body).not.toMatch(/成本|7\.6543/);
});

it('leaves a line in the operator log: who, which list, which filters, how many rows', async () => {
  const owner = await desk.work('owner');
  await linesOf('buyers', { keywords: '同和' });
  const [entry] = (await desk.call('listLog', { query: { perPage: 1 } }, owner)).data.list;
  expect(entry).toMatchObject({
    operator: 'finance',
    command: 'desk exportBuyers {"format":"csv","keywords":"同和"}',
    outcome: 'done',
    answer: '导出1行',
    after: { rows: 1 },
  });
});

it('exports the log by colleague and day, for owners only', async () => {
  await linesOf('buyers', { keywords: '同和' });
  const today = chinaDay(shop.time.now);
  const [latest] = await linesOf('log', { operator: 'finance', from: today, to: today }, 'owner');
  expect(latest).toMatch(/,finance,导出客户,完成,导出1行,"desk exportBuyers .*"/);
  expect(await linesOf('log', { operator: 'nobody' }, 'owner')).toEqual([]);
  expect((await download('log', {}, 'finance')).statusCode).toBe(403);
});

it('refuses more than 50,000 rows, and tells how to ask for fewer', async () => {
  await db.execute(sql`
    insert into buyer (username, name, company) select 'bulk' || n, '王药师', '批量药房' from generate_series(1, 50001) n`);
  const refused = await download('buyers', { status: 'registering' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.format).toEqual([expect.stringContaining('超过50000行，请用筛选')]);
  expect((await linesOf('buyers', { keywords: 'bulk1234' })).length).toBe(11);
});
