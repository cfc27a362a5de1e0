import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { storedFile } from '#db/schema/stored-file.ts';
import { openTestDatabase } from '#db/testing.ts';
import { fileOf, jpegOf, pdfOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-faces-'));
const { db } = await openTestDatabase();
const { call, signIn, app } = await startTestApp(db, { DATA_DIR: dataDir });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const owner = async (username: string) => {
  await addBuyer(db, { username, phone: `135${String(username.length).padStart(8, '0')}` });
  return signIn(username);
};
const change = (session: string, file?: Blob) => call('changeFace', { body: file ? { file } : {} }, session);
const faceOf = async (session: string) => (await call('getUserState', {}, session)).data.face;
const statusOf = async (url: string, session: string) =>
  (await app.inject({ url, headers: { cookie: session } })).statusCode;

describe('[C286][C065] the picture of an account', () => {
  it('is visible to its owner only, and deleted once replaced or removed', async () => {
    const [session, other] = [await owner('face'), await owner('other')];
    const { data, message } = await change(session, fileOf(pngOf(4, 4)));
    const first = data.face ?? '';
    expect([message, await faceOf(session), await faceOf(other)]).toEqual(['头像已更换', first, null]);
    expect([await statusOf(first, session), await statusOf(first, other)]).toEqual([200, 404]);
    const second = (await change(session, fileOf(jpegOf(8, 8)))).data.face ?? '';
    expect([await statusOf(first, session), await statusOf(second, session)]).toEqual([404, 200]);
    expect((await change(session)).message).toBe('头像已移除');
    expect([await faceOf(session), await statusOf(second, session)]).toEqual([null, 404]);
    expect(await db.select().from(storedFile)).toEqual([]);
  });

  it.each([
    ['no picture', fileOf(Buffer.from('<script>alert(1)</script>')), '请上传JPEG、PNG、WebP格式的文件'],
    ['a PDF', fileOf(pdfOf()), '请上传JPEG、PNG、WebP格式的文件'],
    ['too large', fileOf(Buffer.concat([pngOf(4, 4), Buffer.alloc(2 * 1024 * 1024)])), '文件不能超过2MB'],
  ])('does not change if the new one is %s', async (name, file, problem) => {
    const session = await owner(`face-${name}`.replaceAll(' ', '').toLowerCase());
    const before = (await change(session, fileOf(pngOf(4, 4)))).data.face;
    expect((await change(session, file)).errors).toEqual({ file: [problem] });
    expect(await faceOf(session)).toBe(before);
    expect(await statusOf(before ?? '', session)).toBe(200);
  });

  it('requires a log-in', async () => {
    expect((await call('changeFace', { body: { file: fileOf(pngOf(4, 4)) } })).status).toBe(401);
  });

  it('[C254] is deleted with the account', async () => {
    const session = await owner('leaving-for-good');
    await change(session, fileOf(pngOf(4, 4)));
    const stored = (await db.select().from(storedFile)).length;
    const { cookie } = await call('verifyIdentity', { body: { password: 'yaoji2026' } }, session);
    expect((await call('closeAccount', {}, cookie ?? session)).message).toBe('账号已注销');
    expect(await db.select().from(storedFile)).toHaveLength(stored - 1);
  });
});
