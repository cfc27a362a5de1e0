import type { CatalogueRow } from '@yaoji/price-list';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { batchReport } from '#db/schema/batch-report.ts';
import { category } from '#db/schema/category.ts';
import { coupon } from '#db/schema/coupon.ts';
import { goods as goodsTable } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { ownPriceLine, ownPriceList, ownPriceMember } from '#db/schema/own-price.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);

const day = 86_400_000;
const content = Buffer.from('%PDF-1.7 a report');
let mine = '';
let theirs = '';
const ids = { goods: 0, kin: 0, report: 0 };

beforeAll(async () => {
  const [own] = await db.insert(category).values({ name: '补益' }).returning();
  const values = { commonName: '六味地黄丸', categoryId: own?.id ?? null };
  const goods = await addGoods(db, {
    ...values,
    price: '12.8',
    vatRate: 13,
    barcode: '6901234567892',
    approvalNo: '国药准字Z41020123',
    ladder: [{ number: '10', price: '12.2' }],
    batches: [
      { batchNo: 'LATE', expiry: '2029-06-30', quantity: '60' },
      { batchNo: 'SOON', expiry: '2028-01-31', quantity: '40' },
      { batchNo: 'GONE', expiry: '2027-01-31', quantity: '0' },
    ],
  });
  ids.goods = goods.id;
  ids.kin = (await addGoods(db, { ...values, name: '另一厂家的' })).id;
  await db.insert(goodsDetail).values({
    goodsId: goods.id,
    approvalHolder: '豫西本草制药有限公司',
    storage: '密封',
    insert: [{ title: '功能主治', text: '滋阴补肾。' }],
  });
  const report = (batchNo: string) => ({ goodsId: goods.id, batchNo, name: `${batchNo} 药检报告`, content });
  const rows = await db
    .insert(batchReport)
    .values([report('LATE'), { ...report('SOON'), issuedOn: '2026-03-12' }, report('GONE')])
    .returning();
  ids.report = rows[1]?.id ?? 0;
  const period = { startsAt: new Date(time.now.getTime() - day), endsAt: new Date(time.now.getTime() + day) };
  const claimable = { ...period, validDays: 7, total: 9 };
  await db.insert(coupon).values([
    { title: '满10减1', threshold: '10', money: '1', ...claimable },
    { title: '别的商品', threshold: '10', money: '5', scope: { goodsIds: [ids.kin] }, ...claimable },
  ]);
  await addActivity(db, time.now, {
    kind: 'full_reduction',
    title: '满减',
    goods: [{ goodsId: goods.id }],
    tiers: [{ amount: '300', money: '20' }],
  });
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'theirs' });
  [mine, theirs] = [await signIn('mine'), await signIn('theirs')];
});

const detail = async (session?: string, id = ids.goods) => (await call('getGoods', { params: { id } }, session)).data;

describe('the page of a product', () => {
  it('[C035] [R051] has insert, approval, tiers, batches, promotions, coupons and related products', async () => {
    const data = await detail(mine);
    expect(data).toMatchObject({
      barcode: '6901234567892',
      vat_rate: '13',
      approval_holder: '豫西本草制药有限公司',
      storage: '密封',
      insert: [{ title: '功能主治', text: '滋阴补肾。' }],
      activities: [{ kind: 'full_reduction', describe: '满300减20' }],
      category_path: [{ name: '补益' }],
    });
    expect(data.goods).toMatchObject({
      approval_no: '国药准字Z41020123',
      ladder_price: [{ number: '10', price: '12.20' }],
      coupon_after_price: '11.80',
    });
    expect(data.goods.goods_pihao?.map(({ pihao, yxq }) => [pihao, yxq])).toEqual([
      ['SOON', '2028-01-31'],
      ['LATE', '2029-06-30'],
    ]);
    expect(data.coupons.map(({ coupon: { title } }) => title)).toEqual(['满10减1']);
    expect(data.related.map(({ id }) => id)).toContain(ids.kin);
  });

  it('[C056] shows each coupon with this buyer’s claims', async () => {
    const claimed = async (session?: string) => {
      const { coupons } = await detail(session, ids.kin);
      return Object.fromEntries(coupons.map(({ coupon: { title }, received }) => [title, received]));
    };
    const { coupons } = await detail(theirs, ids.kin);
    const other = coupons.find(({ coupon: { title } }) => title === '别的商品')?.coupon.id ?? 0;
    expect((await call('claimCoupon', { params: { id: other } }, theirs)).status).toBe(200);
    expect(await claimed(theirs)).toEqual({ 满10减1: 0, 别的商品: 1 });
    expect(await claimed()).toEqual({ 满10减1: 0, 别的商品: 0 });
  });

  it('[C035] [P1] shows visitors no price, neither of the product nor of related ones', async () => {
    const data = await detail();
    expect(data.bought).toBeNull();
    for (const goods of [data.goods, ...data.related]) expect(goods).toMatchObject({ price: null, ladder_price: [] });
    expect(JSON.stringify(data)).not.toMatch(/12\.[28]0/);
  });

  it('[C035] shows this buyer’s earlier orders, and no other buyer’s', async () => {
    expect((await detail(mine)).bought).toBeNull();
    await placeOrder(call, mine, [{ goods_id: ids.goods, number: '2' }]);
    await placeOrder(call, mine, [{ goods_id: ids.goods, number: '10' }]);
    const cancelled = await placeOrder(call, mine, [{ goods_id: ids.goods, number: '5' }]);
    await call('cancelOrder', { params: { id: cancelled.data.id }, body: {} }, mine);
    expect((await detail(mine)).bought).toMatchObject({
      times: 2,
      number: '12',
      last_number: '10',
      last_price: '12.20',
    });
    expect((await detail(theirs)).bought).toBeNull();
  });

  it('[C035] is 404 for an unknown product', async () => {
    expect((await call('getGoods', { params: { id: 999_999 } })).code).toBe(404);
  });
});

describe('quality inspection reports', () => {
  it('[C035] [K7] are listed for the batches in stock, the earliest expiry first', async () => {
    expect((await detail(mine)).reports).toMatchObject([
      {
        id: ids.report,
        pihao: 'SOON',
        name: 'SOON 药检报告',
        issued_on: '2026-03-12',
        url: `/reports/${ids.report}.pdf`,
      },
      { pihao: 'LATE', issued_on: null },
    ]);
  });

  it('are served to buyers as documents that run nothing', async () => {
    const get = (url: string, cookie = mine) => app.inject({ url, headers: cookie ? { cookie } : {} });
    const answer = await get(`/reports/${ids.report}.pdf`);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await get(`/reports/${ids.report}.pdf`, '')).statusCode).toBe(401);
    expect((await get('/reports/999999.pdf')).statusCode).toBe(404);
    expect((await get('/reports/x.pdf')).statusCode).toBe(404);
  });
});

describe("the course of a herb's price", () => {
  const changed = (days: number, before: string | null, after: string) => ({
    before,
    after,
    createdAt: new Date(time.now.getTime() - days * day),
  });
  const courseOf = async (scope: string, changes: ReturnType<typeof changed>[], session?: string) => {
    const { id } = await addGoods(db, { name: '黄芪', scope, price: '43', unit: 'kg' });
    await db.delete(priceLog).where(eq(priceLog.goodsId, id));
    await db.insert(priceLog).values(changes.map((change) => ({ ...change, goodsId: id })));
    return (await detail(session, id)).price_course;
  };

  it('[C035] [R051] begins with the price of a year ago and ends with the present one', async () => {
    const changes = [changed(400, '30', '40'), changed(90, '40', '38.2'), changed(9, '38.2', '43')];
    const course = await courseOf('中药饮片', changes, mine);
    expect(course.map(({ price }: { price: string }) => price)).toEqual(['40.00', '38.20', '43.00', '43.00']);
    expect(course.at(-1)?.time).toBe(Math.floor(time.now.getTime() / 1000));
  });

  it.each([
    ['other goods', '中成药', [changed(90, '40', '43')]],
    ['a price that never changed', '中药材', [changed(90, null, '43')]],
    ['changes of more than a year ago', '中药材', [changed(400, '40', '43')]],
  ])('[C035] is empty for %s', async (_, scope, changes) => {
    expect(await courseOf(scope, changes, mine)).toEqual([]);
  });

  it('[P1] is hidden from visitors with the price', async () => {
    expect(await courseOf('中药材', [changed(90, '40', '43')])).toEqual([]);
  });

  it.each([
    [true, 3],
    [false, 0],
  ])('is hidden from a buyer whose own prices hide the list price (shown: %s)', async (showsListPrice, points) => {
    const { id: buyerId } = await addBuyer(db, { username: `own-${showsListPrice}` });
    const values = { title: '协议', startsAt: new Date(0), isOpen: true, joinsPromotions: true, showsListPrice };
    const [list] = await db.insert(ownPriceList).values(values).returning();
    const listId = list?.id ?? 0;
    await db.insert(ownPriceMember).values({ listId, kind: 'buyer', key: String(buyerId) });
    await db.insert(ownPriceLine).values({ listId, rate: '90' });
    const session = await signIn(`own-${showsListPrice}`);
    expect(await courseOf('中药材', [changed(90, '40', '43')], session)).toHaveLength(points);
  });
});

/** A product of a price list, as a buyer sees it. */
const showListed = async (row: CatalogueRow) => {
  const name = `有${Object.keys(row).join('、')}的商品`;
  await importRows(db, [{ line: 2, row: { name, unit: '盒', price: '1', ...row } }]);
  const [found] = await db.select().from(goodsTable).where(eq(goodsTable.name, name));
  return (await detail(mine, found?.id)).goods;
};

it('[C035] shows the facts of a price list', async () => {
  const row = { common_name: '黄芪', dosage_form: '饮片', origin: '甘肃' };
  expect(await showListed(row)).toMatchObject({ common_name: '黄芪', dosage_form: '饮片', shpchd: '甘肃' });
});
