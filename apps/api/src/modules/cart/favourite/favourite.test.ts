import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { reindexRunner } from '#modules/catalogue/catalogue/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

const list = async (session = mine, query = {}) => (await call('listFavorites', { query }, session)).data;

describe('favourites', () => {
  it('[C012] [C013] [S3] are added with 收藏成功 and cancelled with 取消收藏成功', async () => {
    const { id } = await addGoods(db);
    const added = await call('addFavorites', { body: { goods_ids: [id] } }, mine);
    expect(added).toMatchObject({ status: 200, message: '收藏成功', data: { goods_ids: [id] } });
    expect((await list()).list).toMatchObject([{ id, is_favorite: 1 }]);
    const cancelled = await call('cancelFavorites', { body: { goods_ids: [id] } }, mine);
    expect(cancelled).toMatchObject({ status: 200, message: '取消收藏成功' });
    expect(await list()).toMatchObject({ list: [], total: 0 });
  });

  it('stay one when added twice, even simultaneously', async () => {
    const { id } = await addGoods(db);
    await Promise.all(Array.from({ length: 5 }, () => call('addFavorites', { body: { goods_ids: [id] } }, mine)));
    expect((await list()).total).toBe(1);
    await call('cancelFavorites', { body: { goods_ids: [id] } }, mine);
  });

  it('[C011] are paged, last added first', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id } = await addGoods(db);
      await call('addFavorites', { body: { goods_ids: [id] } }, mine);
      ids.unshift(id);
    }
    const first = await list(mine, { per_page: 2 });
    const second = await list(mine, { per_page: 2, page: 2 });
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids);
    expect(first.total).toBe(3);
  });

  it('[C011][X4] are searched, also by pinyin, and not by unsearchable input', async () => {
    const [plum, root] = [await addGoods(db, { name: '乌梅丸' }), await addGoods(db, { name: '甘草片' })];
    await reindexRunner(db);
    await call('addFavorites', { body: { goods_ids: [plum.id, root.id] } }, other);
    const found = async (keywords: string) => (await list(other, { keywords })).list.map(({ name }) => name);
    expect(await found('乌梅')).toEqual(['乌梅丸']);
    expect(await found('gcp')).toEqual(['甘草片']);
    expect(await found('%')).toEqual([]);
    expect((await list(other, { keywords: ' ' })).total).toBe(2);
    await call('cancelFavorites', { body: { goods_ids: [plum.id, root.id] } }, other);
  });

  it('[C011][B1] are split by whether they can be bought', async () => {
    const [there, gone] = [await addGoods(db, {}), await addGoods(db, { stock: '0' })];
    await call('addFavorites', { body: { goods_ids: [there.id, gone.id] } }, other);
    const ids = async (state: 'buyable' | 'blocked') => (await list(other, { state })).list.map(({ id }) => id);
    expect(await ids('buyable')).toEqual([there.id]);
    expect(await ids('blocked')).toEqual([gone.id]);
    expect((await list(other, { state: 'blocked', per_page: 1, page: 2 })).total).toBe(1);
    await call('cancelFavorites', { body: { goods_ids: [there.id, gone.id] } }, other);
  });

  it('[P8] are each buyer’s own', async () => {
    const { id } = await addGoods(db);
    await call('addFavorites', { body: { goods_ids: [id] } }, mine);
    await call('cancelFavorites', { body: { goods_ids: [id] } }, other);
    expect((await list()).list.map((goods) => goods.id)).toContain(id);
    expect((await list(other)).total).toBe(0);
  });

  it('skip unknown products, unless all are unknown', async () => {
    const { id } = await addGoods(db);
    const some = await call('addFavorites', { body: { goods_ids: [id, 999_999] } }, mine);
    expect(some.data.goods_ids).toEqual([id]);
    expect((await call('addFavorites', { body: { goods_ids: [999_999] } }, mine)).status).toBe(404);
  });

  it('are for buyers, and have their products', async () => {
    expect((await call('listFavorites')).code).toBe(10001);
    expect((await call('addFavorites', { body: { goods_ids: [] } }, mine)).status).toBe(422);
  });
});
