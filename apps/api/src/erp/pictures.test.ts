import { beforeAll, beforeEach, expect, it } from 'vitest';
import { erpGoods } from '#db/schema/erp-code.ts';
import { storedFile } from '#db/schema/stored-file.ts';
import { openTestDatabase } from '#db/testing.ts';
import { noisyPngOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);

let key = '';
let code = '';
let id = 0;
beforeAll(async () => {
  key = await makeKey(await desk.work('owner'), ['goods:write']);
});
beforeEach(async () => {
  ({ id } = await addGoods(db));
  code = `P${id}`;
  await db.insert(erpGoods).values({ code, goodsId: id });
});

const put = (number: number, large: Buffer, thumbnail?: Buffer, of = code) =>
  ask(key, 'putPicture', {
    params: { code: of, number },
    body: { large: large.toString('base64'), ...(thumbnail && { thumbnail: thumbnail.toString('base64') }) },
  });
const remove = (number: number) => ask(key, 'deletePictures', { params: { code, number } });
const shown = async () => (await shop.call('getGoods', { params: { id } })).data.goods.goods_image;

it('pictures are added, replaced, and shown in order', async () => {
  expect((await put(1, pngOf(16, 16))).body.pictures).toHaveLength(1);
  const { pictures } = (await put(2, pngOf(24, 24), pngOf(8, 8))).body;
  expect(await shown()).toHaveLength(2);
  expect(JSON.stringify(await shown())).toContain(pictures[1].large);
  const swapped = (await put(1, pngOf(32, 32))).body.pictures;
  expect(swapped[1]).toEqual(pictures[1]);
  expect(swapped[0]).not.toEqual(pictures[0]);
  expect((await shop.app.inject({ url: pictures[0].large })).statusCode).toBe(404);
  expect((await shop.app.inject({ url: swapped[0].large })).statusCode).toBe(200);
});

it('the same content changes nothing and stores nothing', async () => {
  const first = await put(1, pngOf(16, 16), pngOf(8, 8));
  const files = await db.$count(storedFile);
  expect((await put(1, pngOf(16, 16), pngOf(8, 8))).body).toEqual(first.body);
  expect(await db.$count(storedFile)).toBe(files);
  expect((await put(1, pngOf(16, 16))).body).not.toEqual(first.body);
});

it('pictures are removed from a number on, and repeating it removes no more', async () => {
  for (const number of [1, 2, 3]) await put(number, pngOf(8 + number, 8));
  expect((await remove(2)).body.pictures).toHaveLength(1);
  expect((await remove(2)).body.pictures).toHaveLength(1);
  expect((await remove(1)).body.pictures).toEqual([]);
  expect(await shown()).toHaveLength(5);
});

it('refuses other content, too large pictures, a gap, and an unknown product', async () => {
  expect((await put(1, Buffer.from('<svg/>'))).body.errors).toHaveProperty('large');
  expect((await put(1, noisyPngOf(300_000))).body.errors).toHaveProperty('thumbnail');
  expect((await put(1, pngOf(8, 8), noisyPngOf(208_000))).status).toBe(422);
  expect((await put(2, pngOf(8, 8))).body.errors).toHaveProperty('number');
  expect((await put(9, pngOf(8, 8))).status).toBe(404);
  expect((await put(1, pngOf(8, 8), undefined, 'unknown')).status).toBe(404);
  expect(await shown()).toHaveLength(5);
});
