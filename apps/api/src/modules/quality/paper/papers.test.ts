import { judgeContent } from '@yaoji/file-content';
import { expect, it } from 'vitest';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { openTestDatabase } from '#db/testing.ts';
import { fileOf, jpegOf, noisyPngOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const desk = await startTestDesk(db, await startTestApp(db));
const owner = await desk.work('owner');

/** Its pixels with transparency have to be unpacked, and are no pixels. */
const noisyAlphaPng = noisyPngOf(100);
noisyAlphaPng[25] = 6;

const add = (name: string, text: string) =>
  desk.call('addSellerPaper', { body: { name, file: new File([text], 'scan.pdf') } }, owner);

it('[K7] papers of the seller are uploaded, replaced by name, read back and removed', async () => {
  await add('药品经营许可证', '%PDF-1.4 old');
  const { data } = await add(' 药品经营许可证 ', '%PDF-1.7 new');
  expect(data).toMatchObject([{ name: '药品经营许可证.pdf' }]);
  const params = { id: data[0]?.id ?? 0 };
  expect((await desk.app.inject({ url: `/desk/api/papers/${params.id}`, headers: { cookie: owner } })).body).toBe(
    '%PDF-1.7 new',
  );
  expect((await desk.call('removeSellerPaper', { params }, owner)).data).toEqual([]);
  expect((await desk.call('removeSellerPaper', { params }, owner)).status).toBe(404);
});

it.each([
  ['PNG', pngOf(4, 3)],
  ['JPEG', jpegOf(40, 30)],
])('[K7] a scan in %s becomes a PDF of one page', async (_, picture) => {
  const { data } = await desk.call('addSellerPaper', { body: { name: '许可证', file: fileOf(picture) } }, owner);
  expect(data).toMatchObject([{ name: '许可证.pdf' }]);
  const url = `/desk/api/papers/${data[0]?.id}`;
  const { rawPayload } = await desk.app.inject({ url, headers: { cookie: owner } });
  expect(judgeContent(rawPayload)?.kind).toBe('pdf');
  const text = rawPayload.toString('latin1');
  expect(text).toContain('/Subtype /Image');
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(1);
});

it.each([
  ['broken', noisyAlphaPng, '图片无法读取，请重新扫描'],
  ['of too many pixels', pngOf(4_001, 4_000), '图片尺寸过大，请存为JPG或PDF'],
  ['too large', noisyPngOf(5 * 1024 * 1024), '文件不能超过5MB'],
])('a scan that is %s is refused', async (_, picture, message) => {
  const answer = await desk.call('addSellerPaper', { body: { name: '许可证', file: fileOf(picture) } }, owner);
  expect(answer.errors).toEqual({ file: [message] });
});

it.each([
  ['text', 'hello', { file: ['请上传PDF、JPG或PNG文件'] }],
  ['an empty file', '', { file: [expect.any(String)] }],
])('a paper of the seller is a PDF, not %s', async (_, text, errors) => {
  expect((await add('证照', text)).errors).toEqual(errors);
});

it('[K7] a scan of almost 5 MB is a report, though its PDF is larger', async () => {
  const batches = [{ batchNo: 'R1', expiry: '2029-01-31', quantity: '5' }];
  await addGoods(db, { batches });
  const [batch] = await db.select().from(stockBatch);
  const picture = Buffer.concat([jpegOf(40, 30), Buffer.alloc(5 * 1024 * 1024 - 100)]);
  const params = { id: batch?.id ?? 0 };
  expect((await desk.call('addReport', { params, body: { file: fileOf(picture) } }, owner)).status).toBe(200);
});
