import { expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const desk = await startTestDesk(db, await startTestApp(db));
const owner = await desk.work('owner');

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
  ['text', 'hello', { file: ['请上传PDF文件'] }],
  ['an empty file', '', { file: [expect.any(String)] }],
])('a paper of the seller is a PDF, not %s', async (_, text, errors) => {
  expect((await add('证照', text)).errors).toEqual(errors);
});
