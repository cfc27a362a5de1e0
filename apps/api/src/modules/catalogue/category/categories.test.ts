import { desc, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { category } from '#db/schema/category.ts';
import { companyGoodsRule } from '#db/schema/company-goods-rule.ts';
import { coupon } from '#db/schema/coupon.ts';
import { focus } from '#db/schema/focus.ts';
import { goods } from '#db/schema/goods.ts';
import { approvalRule } from '#db/schema/member.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { lockTree } from '#modules/catalogue/category/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let content = '';

beforeAll(async () => {
  content = await desk.work('content');
});

const form = { mode: 'normal' as const, sort: 1, isHidden: 0 as const };
const create = (name: string, values: object = {}) =>
  desk.call('createCategory', { body: { category: { ...form, name, ...values } } }, content);
const add = async (name: string, parentId?: number) => (await create(name, parentId ? { parentId } : {})).data;
type Category = Awaited<ReturnType<typeof add>>;
const change = ({ id, version, form: seen }: Category, values: object) =>
  desk.call('changeCategory', { params: { id }, body: { version, category: { ...seen, ...values } } }, content);
const merge = (id: number, intoId: number) => desk.call('mergeCategory', { params: { id }, body: { intoId } }, content);
const remove = (id: number) => desk.call('removeCategory', { params: { id } }, content);
const all = async () => (await desk.call('listCategories', {}, content)).data.list;
const shown = async (name: string) => (await all()).find((each) => each.name === name);

it('[C083] creates a category below another one, in whose menu it is, and logs that', async () => {
  const root = (await create('中药', { mode: 'zy' })).data;
  const child = await add('花类', root.id);
  expect(child).toMatchObject({ depth: 1, goods: 0, form: { parentId: root.id, mode: 'zy' } });
  const [entry] = await db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
  expect(entry).toMatchObject({ outcome: 'done', answer: '分类已创建', change: expect.stringContaining('花类') });
});

it('refuses a name that the level has, and signs that price lists use for a path', async () => {
  const root = await add('外用药');
  const other = await add('外用药品');
  expect(await create('外用药')).toMatchObject({ status: 422, message: expect.stringContaining('请用合并') });
  expect((await change(other, { name: '外用药' })).status).toBe(422);
  expect((await add('外用药', root.id)).depth).toBe(1);
  expect((await create('膏>贴')).errors).toHaveProperty(['category[name]']);
  expect((await change(other, { name: '贴膏' })).data.name).toBe('贴膏');
  expect((await change(other, { name: '软膏' })).code).toBe(40904);
});

it('moves a category with all below it, but into no cycle and not below the fourth level', async () => {
  const [one, zone] = [await add('一'), (await create('专区', { mode: 'zy' })).data];
  const two = await add('二', one.id);
  const three = await add('三', two.id);
  expect((await change(one, { parentId: three.id })).status).toBe(422);
  expect((await change(one, { parentId: one.id })).status).toBe(422);
  expect((await change(one, { parentId: zone.id })).data).toMatchObject({ depth: 1, form: { mode: 'zy' } });
  expect(await shown('三')).toMatchObject({ depth: 3, form: { mode: 'zy' } });
  expect((await create('四', { parentId: three.id })).status).toBe(422);
  const moved = await shown('二');
  const body = { version: moved?.version ?? '', category: { ...form, name: '二' } };
  expect((await desk.call('changeCategory', { params: { id: two.id }, body }, content)).data.depth).toBe(0);
  expect(await shown('三')).toMatchObject({ depth: 1, form: { mode: 'normal' } });
});

it('passes the menu of the first level on to all below it', async () => {
  const root = (await create('参茸', { mode: 'zy' })).data;
  const child = await add('参', root.id);
  await add('红参', child.id);
  expect((await change(root, { mode: 'normal' })).status).toBe(200);
  for (const name of ['参', '红参']) expect((await shown(name))?.form.mode).toBe('normal');
});

it('hides a category from the menu and the filters, and keeps selling its products', async () => {
  const row = await add('计生用品');
  const { name } = await addGoods(db, { name: '验孕棒', categoryId: row.id });
  await addGoods(db, { name: '创可贴', categoryId: (await add('敷料')).id });
  const menu = async () => JSON.stringify((await shop.call('getCommonFocus')).data);
  const listed = async () => JSON.stringify((await shop.call('listGoods', { query: { facets: 1 } })).data);
  await change(row, { isHidden: 1 });
  expect(await menu()).toContain('敷料');
  expect(await menu()).not.toContain('计生用品');
  expect(await listed()).toContain(name);
  expect(await listed()).not.toContain('计生用品');
});

it('merges a category with its products, those below it, and everything that names it', async () => {
  const [twin, target] = [await add('化学药'), await add('化学药品')];
  const [same, targetSame] = [await add('抗生素', twin.id), await add('抗生素', target.id)];
  const own = await add('激素', twin.id);
  const direct = await addGoods(db, { categoryId: twin.id });
  const below = await addGoods(db, { categoryId: same.id });
  const scope = { categoryIds: [twin.id, target.id] };
  const promotion = await addActivity(db, shop.time.now, { kind: 'full_reduction', config: { scope } });
  const startsAt = shop.time.now;
  const values = { title: '药品券', money: '5', threshold: '50', validDays: 7, total: 9, startsAt, endsAt: startsAt };
  const [voucher] = await db
    .insert(coupon)
    .values({ ...values, scope: { categoryIds: [twin.id] } })
    .returning();
  const url = (id: number) => `/list_index?category_id=${id}&in_stock=1`;
  const floor = { block: 'home', part: 'floor', url: url(twin.id), content: { categoryId: twin.id } };
  const [entry] = await db.insert(focus).values(floor).returning();
  const [other] = await db
    .insert(focus)
    .values({ ...floor, url: url(twin.id * 10), content: { filters: { categoryIds: [same.id] } } })
    .returning();
  expect((await remove(twin.id)).code).toBe(40904);

  const { data } = await merge(twin.id, target.id);

  expect(data).toMatchObject({ id: target.id, goods: 2 });
  expect((await all()).filter(({ form: { parentId } }) => parentId === target.id).map(({ id }) => id)).toEqual([
    targetSame.id,
    own.id,
  ]);
  const placeOf = async (id: number) => (await db.select().from(goods).where(eq(goods.id, id)))[0]?.categoryId;
  expect([await placeOf(direct.id), await placeOf(below.id)]).toEqual([target.id, targetSame.id]);
  const [saved] = await db.select().from(activity).where(eq(activity.id, promotion.id));
  expect(saved?.config.scope).toEqual({ categoryIds: [target.id] });
  const [savedCoupon] = await db
    .select()
    .from(coupon)
    .where(eq(coupon.id, voucher?.id ?? 0));
  expect(savedCoupon?.scope).toEqual({ categoryIds: [target.id] });
  const [savedFloor] = await db
    .select()
    .from(focus)
    .where(eq(focus.id, entry?.id ?? 0));
  expect(savedFloor).toMatchObject({ url: url(target.id), content: { categoryId: target.id } });
  const [savedOther] = await db
    .select()
    .from(focus)
    .where(eq(focus.id, other?.id ?? 0));
  expect(savedOther).toMatchObject({ url: url(twin.id * 10), content: { filters: { categoryIds: [targetSame.id] } } });
  expect(await db.select().from(category).where(eq(category.name, '化学药'))).toEqual([]);
});

it('finds a category at any place of a link with several', async () => {
  const [twin, target] = [await add('抗病毒'), await add('抗病毒药')];
  const link = async (ids: string) => {
    const url = `/list_index?category_id=${ids}&in_stock=1`;
    const [row] = await db.insert(focus).values({ block: 'nav', title: '链接', url }).returning();
    return async () =>
      (
        await db
          .select()
          .from(focus)
          .where(eq(focus.id, row?.id ?? 0))
      )[0]?.url?.match(/category_id=(.*)&/)?.[1];
  };
  const encoded = await link(`9${twin.id}%2C${twin.id}`);
  expect((await remove(twin.id)).code).toBe(40904);
  const plain = await link(`9${twin.id},${twin.id},8`);
  const other = await link(`${twin.id}0,9${twin.id}%2C8`);
  expect((await merge(twin.id, target.id)).status).toBe(200);
  expect(await encoded()).toBe(`9${twin.id}%2C${target.id}`);
  expect(await plain()).toBe(`9${twin.id},${target.id},8`);
  expect(await other()).toBe(`${twin.id}0,9${twin.id}%2C8`);
});

describe('a category in the scope of a promotion', () => {
  const discountOn = (categoryIds: number[], title = '品类折扣') =>
    addActivity(db, shop.time.now, {
      kind: 'discount',
      title,
      config: { rate: '0.5', threshold: '0', scope: { categoryIds } },
    });
  const priced = (categoryId: number) => addGoods(db, { price: '39.5', cost: '31.6', categoryId });
  const below = { status: 428, message: expect.stringContaining('低于最低价') };

  it('takes no product below its floor without approval, neither moved, merged nor edited', async () => {
    const [root, inside, outside] = [await add('折扣区'), await add('折扣内'), await add('折扣外')];
    const child = await add('补益', root.id);
    const { id } = await priced(outside.id);
    const promotion = await discountOn([root.id]);
    expect(await change(outside, { parentId: root.id })).toMatchObject(below);
    expect(await merge(outside.id, child.id)).toMatchObject(below);
    expect((await merge(inside.id, child.id)).status).toBe(200);
    const body = { category: '折扣区>补益', count: 1, keywords: String(id) };
    expect(await desk.call('moveGoods', { body }, content)).toMatchObject(below);
    const sales = await desk.work('sales');
    const { data } = await desk.call('getGoodsProfile', { params: { id } }, sales);
    const save = (values: object) => {
      const edited = { version: data.version, goods: { ...data.form, ...values } };
      return desk.call('changeGoodsProfile', { params: { id }, body: edited }, sales);
    };
    expect(await save({ category: '折扣区' })).toMatchObject(below);
    expect((await db.select().from(goods).where(eq(goods.id, id)))[0]?.categoryId).toBe(outside.id);
    await db.update(activity).set({ isOpen: false }).where(eq(activity.id, promotion.id));
    expect((await change(outside, { parentId: root.id })).status).toBe(200);
  });

  it('is not merged with one outside it', async () => {
    const [named, other] = [await add('范围内'), await add('范围外')];
    const child = await add('范围内下级', named.id);
    const promotion = await discountOn([named.id], '开学折扣');
    const refusal = { code: 40904, message: expect.stringMatching(/“开学折扣”.*“范围内”.*“范围外”.*先修改/) };
    expect(await merge(named.id, other.id)).toMatchObject(refusal);
    expect(await merge(other.id, named.id)).toMatchObject(refusal);
    expect((await merge(child.id, named.id)).status).toBe(200);
    await db.update(activity).set({ isOpen: false }).where(eq(activity.id, promotion.id));
    const endsAt = new Date(shop.time.now.getTime() + 1_000_000);
    const values = { title: '开学券', money: '5', threshold: '50', validDays: 7, total: 9, endsAt };
    await db.insert(coupon).values({ ...values, startsAt: endsAt, scope: { categoryIds: [named.id] } });
    expect(await merge(other.id, named.id)).toMatchObject({
      code: 40904,
      message: expect.stringContaining('“开学券”'),
    });
    await db.update(coupon).set({ endsAt: shop.time.now }).where(eq(coupon.title, '开学券'));
    expect((await merge(other.id, named.id)).status).toBe(200);
  });
});

it('merges a category into the one above it, and never into one below it', async () => {
  const root = await add('保健');
  const child = await add('保健品', root.id);
  const deep = await add('保健品', child.id);
  expect((await merge(root.id, deep.id)).status).toBe(422);
  expect((await merge(root.id, root.id)).status).toBe(422);
  expect((await merge(root.id, 999_999)).status).toBe(404);
  expect((await merge(child.id, root.id)).status).toBe(200);
  expect(await shown('保健品')).toMatchObject({ id: deep.id, depth: 1 });
});

it('deletes an empty category only', async () => {
  const row = await add('待整理');
  const { id } = await addGoods(db, { categoryId: row.id });
  expect((await remove(row.id)).code).toBe(40904);
  await db.update(goods).set({ categoryId: null }).where(eq(goods.id, id));
  const entry = { block: 'nav', title: '待整理', url: `/list_index?category_id=${row.id}` };
  const [link] = await db.insert(focus).values(entry).returning();
  expect((await remove(row.id)).code).toBe(40904);
  await db.delete(focus).where(eq(focus.id, link?.id ?? 0));
  expect((await remove(row.id)).status).toBe(200);
  expect(await shown('待整理')).toBeUndefined();
});

it('deletes no category that a rule of a company names, and merges it with its rules', async () => {
  const [source, target] = [await add('注射剂'), await add('针剂')];
  const { id: buyerId } = await addBuyer(db);
  const rules = [
    () => db.insert(approvalRule).values({ buyerId, isForStores: false, isControlled: false, categoryId: source.id }),
    () => db.insert(companyGoodsRule).values({ buyerId, isForbidden: true, categoryId: source.id }),
  ];
  for (const addRule of rules) {
    await addRule();
    expect((await remove(source.id)).code).toBe(40904);
    await db.delete(approvalRule);
  }
  await rules[0]?.();
  expect((await merge(source.id, target.id)).status).toBe(200);
  expect(await db.select().from(companyGoodsRule)).toMatchObject([{ categoryId: target.id, isForbidden: true }]);
  expect(await db.select().from(approvalRule)).toMatchObject([{ categoryId: target.id }]);
});

it('waits for the batch that an import is writing', async () => {
  const [twin, target] = [await add('西药'), await add('西药类')];
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
  const { merging, goodsId } = await db.transaction(async (tx) => {
    await lockTree(tx);
    const answer = merge(twin.id, target.id);
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    return { merging: { answer }, goodsId: (await addGoods(tx, { categoryId: twin.id })).id };
  });
  expect((await merging.answer).status).toBe(200);
  const [row] = await db.select().from(goods).where(eq(goods.id, goodsId));
  expect(row?.categoryId).toBe(target.id);
});

it('moves all goods of a filtered list, if the list is as it was seen', async () => {
  for (const price of [null, null, '9.90']) await addGoods(db, { price });
  const move = (count: number, path = '膏方 > 妇科') =>
    desk.call('moveGoods', { body: { category: path, count, status: 'unpriced' } }, content);
  expect(await move(3)).toMatchObject({ code: 40904, message: expect.stringContaining('现在有2个商品') });
  const former = await add('待分类');
  const [first] = await db.update(goods).set({ categoryId: former.id }).where(isNull(goods.price)).returning();
  expect((await move(2)).data).toEqual({ moved: 2 });
  const [entry] = await db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
  expect(entry?.change).toContain(`{"categoryId":${former.id},"ids":[${first?.id},`);
  expect(await shown('妇科')).toMatchObject({ depth: 1, goods: 2 });
  expect((await move(2, '一>二>三>四>五')).errors).toHaveProperty('category');
  expect((await move(2, '长'.repeat(41))).errors).toHaveProperty('category');
  for (const path of ['>', '＞', ' / ']) expect((await move(2, path)).status).toBe(422);
});

it('reads a category path like a price list', async () => {
  const { id } = await addGoods(db, { price: '8' });
  const paths = ['膏药＞外敷', '膏药/外敷', '膏药／外敷', '膏药→外敷', '膏药|外敷'];
  for (const category of paths) {
    const body = { category, count: 1, keywords: String(id) };
    expect((await desk.call('moveGoods', { body }, content)).status).toBe(200);
    expect((await all()).filter(({ name }) => name.includes('膏药')).map(({ name }) => name)).toEqual(['膏药']);
    expect(await shown('外敷')).toMatchObject({ depth: 1, goods: 1 });
  }
});
