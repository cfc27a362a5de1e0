import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { batchPicture } from '#db/schema/batch-picture.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { storedFile } from '#db/schema/stored-file.ts';
import { openTestDatabase } from '#db/testing.ts';
import { noisyPngOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const quality = await desk.work('quality');
const { id: goodsId } = await addGoods(db, {
  name: '黄芪',
  batches: [{ batchNo: '20260801', expiry: '2030-01-31', quantity: '5' }],
});
const [batch] = await db.select().from(stockBatch).where(eq(stockBatch.goodsId, goodsId));
const id = batch?.id ?? 0;

const add = (large: Buffer, batchId = id) => {
  const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'a.png');
  const body = { large: file(large), thumbnail: file(pngOf(8, 8)) };
  return desk.call('addBatchPicture', { params: { id: batchId }, body }, quality);
};
const shown = async () => (await shop.call('getGoods', { params: { id: goodsId } })).data.batch_pictures;
const files = () => db.$count(storedFile);
const matched = async () => {
  const names = ['黄芪-20260801.jpg'];
  return (await desk.call('matchFiles', { body: { kind: 'batchPicture', names } }, quality)).data;
};

it('[C035] the picture of a batch is found by its name, shown, replaced with its files, and gone with the stock', async () => {
  expect(await shown()).toEqual([]);
  expect(await matched()).toMatchObject([{ found: 'one', id, stored: 0 }]);
  expect((await add(pngOf(16, 16))).message).toBe('已上传20260801的实拍');
  const [first] = await shown();
  expect(first).toMatchObject({ pihao: '20260801' });
  const answer = await shop.app.inject(first?.list ?? '');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await matched()).toMatchObject([{ stored: 1 }]);

  await add(pngOf(20, 20));
  const [second, ...others] = await shown();
  expect(others).toEqual([]);
  expect(second?.list).not.toBe(first?.list);
  // The answer does not wait for files to be removed.
  await expect.poll(files).toBe(2);
  expect((await shop.app.inject(first?.list ?? '')).statusCode).toBe(404);

  await db.update(stockBatch).set({ quantity: '0' }).where(eq(stockBatch.id, id));
  expect(await shown()).toEqual([]);
});

it('keeps one of two first pictures at once, and no file of the other', async () => {
  await db.delete(batchPicture);
  const before = await files();
  const answers = await Promise.all([add(pngOf(16, 16)), add(pngOf(20, 20))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.$count(batchPicture)).toBe(1);
  await expect.poll(files).toBe(before + 2);
});

it('refuses what is no picture, what is too large, and an unknown batch, and keeps nothing of it', async () => {
  const before = await files();
  expect((await add(Buffer.from('%PDF-1.7'))).errors).toHaveProperty('large');
  expect((await add(noisyPngOf(2_200_000))).errors).toHaveProperty('large');
  expect((await add(pngOf(16, 16), 999_999)).status).toBe(404);
  expect(await files()).toBe(before);
});
