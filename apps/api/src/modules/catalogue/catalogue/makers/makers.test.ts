import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { article, articleCategory } from '#db/schema/article.ts';
import { brand } from '#db/schema/brand.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import { priceList } from '#db/schema/price-list.ts';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addActivity } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let content = '';
let count = 0;

beforeAll(async () => {
  content = await desk.work('content');
});

const bring = (...rows: { name: string; maker: string; stock?: string; batch_no?: string }[]) =>
  importRows(
    db,
    rows.map((row, index) => ({ line: index + 2, row: { spec: '10片', price: '9.90', ...row } })),
    { now: shop.time.now },
  );
const list = async (search = '') => (await desk.call('listMakers', { query: { search } }, content)).data;
const makersOf = async (name: string) =>
  (await db.select().from(goods).where(eq(goods.name, name))).map(({ maker }) => maker).sort();
const merge = (name: string, into: string) => desk.call('mergeMakers', { body: { name, into } }, content);
const rename = (name: string, newName: string) => desk.call('renameMaker', { body: { name, newName } }, content);
/** A product's name and a maker's two names. */
const names = () => {
  count += 1;
  return [`甲片${count}号`, `华北${count}制药`, `华北${count}制药股份有限公司`] as const;
};
const found = async (keywords: string) =>
  (await shop.call('listGoods', { query: { keywords, type: 'maker' } as never })).data;

describe('makers', () => {
  it('are listed with their products and brands, and found by part of a name', async () => {
    const [product, short] = names();
    await bring({ name: product, maker: short }, { name: `${product}乙`, maker: short });
    await db.insert(brand).values({ name: `品牌${short}`, maker: short, letter: 'H' });
    expect(await list(short.slice(1))).toMatchObject({
      total: 1,
      list: [{ name: short, goods: 2, listed: 2, isHidden: 0, brands: [`品牌${short}`], formerNames: [] }],
    });
  });

  it('are renamed in products, search, brands, promotions and links; a taken name is refused', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: short });
    const config = { scope: { makers: [short] } };
    const promotion = await addActivity(db, shop.time.now, { kind: 'full_reduction', config });
    await db.insert(brand).values({ name: `品牌${long}`, maker: short, letter: 'H' });
    const url = (maker: string) => `/list_index?${new URLSearchParams({ maker, in_stock: '1' })}`;
    const supplier = { slug: 'hb', maker: short };
    const values = {
      block: 'home',
      part: 'floor',
      url: url(short),
      content: { filters: { makers: [short] }, supplier },
    };
    const [entry] = await db.insert(focus).values(values).returning();
    const [other] = await db
      .insert(focus)
      .values({ ...values, url: url(`${short}厂`), content: {} })
      .returning();

    expect((await rename(short, long)).data.maker).toMatchObject({ name: long, goods: 1, formerNames: [short] });

    expect(await makersOf(product)).toEqual([long]);
    expect(JSON.stringify(await found(long))).toContain(product);
    const [saved] = await db.select().from(activity).where(eq(activity.id, promotion.id));
    expect(saved?.config.scope).toEqual({ makers: [long] });
    const urlOf = async (id = 0) => (await db.select().from(focus).where(eq(focus.id, id)))[0];
    expect(await urlOf(entry?.id)).toMatchObject({
      url: url(long),
      content: { filters: { makers: [long] }, supplier: { slug: 'hb', maker: long } },
    });
    expect((await urlOf(other?.id))?.url).toBe(url(`${short}厂`));
    expect((await list(long)).list[0]?.brands).toEqual([`品牌${long}`]);
    await bring({ name: `${product}乙`, maker: `${short}二厂` });
    expect((await rename(`${short}二厂`, long)).errors).toHaveProperty('newName');
    expect((await rename('没有的厂家', '另一个')).status).toBe(404);
    const { data: log } = await desk.call('listLog', { query: { keywords: short } }, await desk.work('owner'));
    expect(log.list).toContainEqual(
      expect.objectContaining({ before: { name: short, goods: 1 }, after: { name: long, goods: 1, twins: 0 } }),
    );
  });

  it('take no name that differs from a taken or former one by width, case or spaces only', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: `${short}abc` }, { name: `${product}乙`, maker: long });
    expect((await rename(long, `${short} ＡＢＣ`)).errors).toHaveProperty('newName');
    await rename(`${short}abc`, `${short}（新）`);
    expect((await rename(long, `${short}ABC`)).errors?.newName?.[0]).toContain(`${short}（新）`);
    for (const empty of ['\u200b', '无', long]) expect((await rename(long, empty)).errors).toHaveProperty('newName');
    expect((await rename(`${short}（新）`, ` ${short}ａbc`)).data.maker.name).toBe(`${short}abc`);
  });

  it('keep their name in articles’ links, however it is written', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: short });
    const body = `<a href="/list_index?maker=${short}">一</a><a href="/list_index?sort=1&amp;maker=${encodeURI(short)}#a">二</a>`;
    const [category] = await db.insert(articleCategory).values({ name: '资讯' }).returning();
    const values = { title: '厂家', content: body, categoryId: category?.id ?? 0 };
    const [row] = await db.insert(article).values(values).returning();
    await rename(short, long);
    const [saved] = await db
      .select()
      .from(article)
      .where(eq(article.id, row?.id ?? 0));
    expect(saved?.content.match(/maker=[^"#]*/g)).toEqual(Array(2).fill(`maker=${encodeURIComponent(long)}`));
  });
});

describe('a merge', () => {
  it('is proposed for names that differ by their legal form, and lasts in later lists', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: short }, { name: `${product}乙`, maker: long });
    expect((await list()).twins).toContainEqual({ name: short, goods: 1, into: long, intoGoods: 1 });
    expect((await merge(short, long)).data.maker).toMatchObject({ name: long, goods: 2, formerNames: [short] });
    expect((await list()).twins).toEqual([]);

    const report = await bring(
      { name: product, maker: short, stock: '5', batch_no: 'A' },
      { name: product, maker: short, stock: '6', batch_no: 'B' },
      { name: `${product}丙`, maker: short },
    );
    expect(report).toMatchObject({ updated: 2, inserted: 1, rejected: 0 });
    expect(await makersOf(product)).toEqual([long]);
    expect(await makersOf(`${product}丙`)).toEqual([long]);
    expect((await bring({ name: product, maker: long })).unchanged).toBe(1);

    const release = () => desk.call('releaseMakerName', { body: { name: short } }, content);
    expect((await release()).data.formerNames).toEqual([]);
    expect((await release()).status).toBe(404);
    await bring({ name: `${product}丁`, maker: short });
    expect(await makersOf(`${product}丁`)).toEqual([short]);
  });

  it('lasts for former names in other width or case', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: `${short}(A)` }, { name: `${product}乙`, maker: long });
    await merge(`${short}(A)`, long);
    const report = await bring(
      { name: product, maker: `${short}（a）` },
      { name: `${product}丙`, maker: `${short} (Ａ)` },
    );
    expect(report).toMatchObject({ inserted: 1, rejected: 0 });
    expect(await makersOf(`${product}丙`)).toEqual([long]);
  });

  it('of makers with the same product leaves both, and says so', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: short }, { name: product, maker: long });
    expect((await merge(short, long)).data.twins).toBe(1);
    expect(await makersOf(product)).toEqual([long, long]);
    expect((await bring({ name: product, maker: short })).inserted).toBe(0);
  });

  it('moves former names along, and back', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: short }, { name: `${product}乙`, maker: long });
    await merge(short, long);
    await rename(long, `${long}（新）`);
    expect((await list(`${long}（新）`)).list[0]?.formerNames).toEqual([short, long].sort());
    await rename(`${long}（新）`, long);
    expect((await list(long)).list[0]).toMatchObject({ name: long, formerNames: [short, `${long}（新）`].sort() });
  });

  it('is refused if it would extend a promotion, into itself or an unknown maker', async () => {
    const [product, short, long] = names();
    await bring({ name: product, maker: short }, { name: `${product}乙`, maker: long });
    const config = { scope: { makers: [long] } };
    const { id } = await addActivity(db, shop.time.now, { kind: 'full_reduction', config });
    expect((await merge(short, long)).code).toBe(40904);
    expect((await merge(short, short)).errors).toHaveProperty('into');
    expect((await merge(short, '没有的厂家')).errors).toHaveProperty('into');
    await db
      .update(activity)
      .set({ config: { scope: { makers: [short, long] } } })
      .where(eq(activity.id, id));
    expect((await merge(short, long)).status).toBe(200);
    const [saved] = await db.select().from(activity).where(eq(activity.id, id));
    expect(saved?.config.scope).toEqual({ makers: [long] });
  });
});

it('a hidden maker is left out of filters and brand pages, and its products stay', async () => {
  const [product, short, long] = names();
  await bring({ name: product, maker: short }, { name: `${product}乙`, maker: long });
  await db.insert(brand).values({ name: `隐藏${short}`, maker: short, letter: 'H' });
  const hide = (isHidden: 0 | 1) => desk.call('hideMaker', { body: { name: short, isHidden } }, content);
  const brands = async () => JSON.stringify((await shop.call('listBrands', { query: { per_page: 50 } })).data);
  const makers = async () =>
    JSON.stringify((await shop.call('listGoods', { query: { keywords: product } })).data.facets);
  expect(await brands()).toContain(`隐藏${short}`);
  expect((await hide(1)).data.isHidden).toBe(1);
  expect(await brands()).not.toContain(`隐藏${short}`);
  expect(await makers()).not.toContain(`"${short}"`);
  const chosen = await shop.call('listGoods', { query: { keywords: product, maker: [short] } as never });
  expect(JSON.stringify(chosen.data.facets)).toContain(`"${short}"`);
  expect(JSON.stringify(await found(short))).toContain(product);
  await rename(short, `${short}厂`);
  expect((await list(`${short}厂`)).list[0]?.isHidden).toBe(1);
});

it('a maker is not renamed while a price list is imported', async () => {
  const [product, short, long] = names();
  await bring({ name: product, maker: short });
  const touchedAt = shop.time.now;
  await db.insert(priceList).values({ operator: 'owner', name: 'a.csv', status: 'importing', touchedAt });
  expect(await rename(short, long)).toMatchObject({ status: 409, message: expect.stringContaining('价目表正在处理') });
  await db.delete(priceList);
  expect((await rename(short, long)).status).toBe(200);
});
