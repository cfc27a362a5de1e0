import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedFile } from '#db/schema/stored-file.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { chunk, exifOf, fileOf, jpegOf, jpegSegment, noisyPngOf, pdfOf, pngOf, webpOf } from './testing/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-files-'));
const { db } = await openTestDatabase();
const { call, signIn, app } = await startTestApp(db, { DATA_DIR: dataDir, UPLOAD_MEGABYTES: '1' });

let owner = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'owner' });
  await addBuyer(db, { username: 'other' });
  owner = await signIn('owner');
  other = await signIn('other');
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const upload = (file: Blob, session = owner) => call('uploadPicture', { body: { file } }, session);
const get = (url: string, session?: string) =>
  app.inject({ method: 'GET', url, headers: session ? { cookie: session } : {} });
const filesOnDisk = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe('uploading a picture', () => {
  it.each([
    ['PNG', pngOf(4, 3), 'png', 'image/png'],
    ['JPEG', jpegOf(640, 480), 'jpg', 'image/jpeg'],
    ['WebP', webpOf(64, 64), 'webp', 'image/webp'],
  ])('[C171] stores a %s and returns it to its owner byte for byte', async (_, bytes, extension, type) => {
    const { status, data } = await upload(fileOf(bytes));
    expect(status).toBe(200);
    expect(data.size).toBe(bytes.length);
    expect(data.url).toMatch(new RegExp(`^/uploads/\\d{4}/\\d{2}/[0-9a-f]{32}\\.${extension}$`));
    const served = await get(data.url, owner);
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(served.headers['content-type']).toBe(type);
  });

  it('[C171] serves it without running any of it', async () => {
    const { data } = await upload(fileOf(pngOf(2, 2)));
    const { headers } = await get(data.url, owner);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.png"$/),
      'cache-control': 'private, no-store',
    });
  });

  it('[P8] shows it only to its owner', async () => {
    const { data } = await upload(fileOf(pngOf(2, 2)));
    expect((await get(data.url, other)).statusCode).toBe(404);
    expect((await get(data.url)).statusCode).toBe(401);
  });

  it('[P2] is for buyers only, and does not read a visitor’s body', async () => {
    expect(await call('uploadPicture', { body: { file: fileOf(pngOf(2, 2)) } })).toMatchObject({
      status: 401,
      code: 10001,
    });
  });

  it('[C171] is refused if the virus scanner finds something, or gives no answer', async () => {
    let answer = 'stream: OK';
    const seen: Buffer[] = [];
    const clamd = createServer((socket) =>
      socket.on('data', (part: Buffer) => {
        seen.push(part);
        if (part.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${answer}\0`);
      }),
    ).listen(0, '127.0.0.1');
    await once(clamd, 'listening');
    const env = { DATA_DIR: dataDir, VIRUS_SCANNER: `127.0.0.1:${(clamd.address() as AddressInfo).port}` };
    const careful = await startTestApp(db, env);
    careful.app.log.level = 'silent';
    const picture = pngOf(5, 5);
    const send = () => careful.call('uploadPicture', { body: { file: fileOf(picture) } }, owner);
    expect((await send()).status).toBe(200);
    const head = Buffer.from([...Buffer.from('zINSTREAM\0'), 0, 0, 0, picture.length]);
    expect(Buffer.concat(seen)).toEqual(Buffer.concat([head, picture, Buffer.alloc(4)]));
    const before = await filesOnDisk();
    answer = 'stream: Win.Test.EICAR_HDB-1 FOUND';
    expect(await send()).toMatchObject({ errors: { file: ['文件未通过安全检查，请换一个文件'] } });
    answer = 'INSTREAM size limit exceeded. ERROR';
    expect((await send()).status).toBe(500);
    clamd.close();
    expect((await send()).status).toBe(503);
    expect(await filesOnDisk()).toBe(before);
  });

  it('[C171] checks content, whatever the file name', async () => {
    const { data } = await upload(fileOf(pngOf(2, 2), '../../../evil.html', 'text/html'));
    expect(data.url).toMatch(/\.png$/);
    expect((await get(data.url, owner)).headers['content-type']).toBe('image/png');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', pdfOf()],
    ['nothing', ''],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000;'],
    ['a program', Buffer.from('7f454c46020101', 'hex')],
    ['a PNG that was cut off', pngOf(4, 4).subarray(0, -4)],
    [
      'a PNG head before a page',
      Buffer.concat([pngOf(4, 4).subarray(0, 33), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a JPEG without a frame', Buffer.from('ffd8ffd9', 'hex')],
    ['a picture of no size', pngOf(0, 4)],
  ])('[C171] refuses %s that claims to be a PNG', async (_, content) => {
    const before = await filesOnDisk();
    expect(await upload(fileOf(content))).toMatchObject({
      status: 422,
      errors: { file: ['请上传JPEG、PNG、WebP格式的文件'] },
    });
    expect(await filesOnDisk()).toBe(before);
  });

  it('[C171] refuses a small file that unpacks to gigabytes', async () => {
    for (const bomb of [pngOf(60_000, 60_000), jpegOf(65_000, 65_000), webpOf(16_000, 16_000)]) {
      expect(await upload(fileOf(bomb))).toMatchObject({
        status: 422,
        errors: { file: ['图片尺寸过大，不能超过5000万像素'] },
      });
    }
  });

  it('[C171] refuses a file above the limit', async () => {
    const large = Buffer.concat([pngOf(4, 4), Buffer.alloc(1024 * 1024)]);
    expect(await upload(fileOf(large))).toMatchObject({ status: 422, errors: { file: ['文件不能超过1MB'] } });
  });

  it('[E3] names the file if it is missing, or is a text', async () => {
    const missing = { status: 422, errors: { file: ['请填写文件'] } };
    expect(await call('uploadPicture', { body: {} }, owner)).toMatchObject(missing);
    const text = { file: 'text' as unknown as Blob }; // The cast: sends text where the contract asks for a file.
    expect(await call('uploadPicture', { body: text }, owner)).toMatchObject({
      status: 422,
      errors: { file: ['文件格式不正确'] },
    });
  });

  it('[E3] refuses a body that is not multipart, or a broken one', async () => {
    const post = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: '/api/upload', headers: { cookie: owner, 'content-type': type }, payload });
    expect((await post('application/x-www-form-urlencoded', 'file=x')).statusCode).toBe(422);
    expect((await post('multipart/form-data', 'x')).statusCode).toBe(422);
    expect((await post('multipart/form-data; boundary=b', '--b\r\nContent-Disp')).statusCode).toBe(422);
  });

  it('[C171] accepts no files unless the contract has some', async () => {
    const body = new FormData();
    body.append('username', fileOf(pngOf(1, 1)));
    const sent = new Response(body);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(422);
  });
});

describe('[C171] metadata of a photograph', () => {
  const stored = async (bytes: Buffer) => (await get((await upload(fileOf(bytes))).data.url, owner)).rawPayload;
  const jpeg = jpegOf(64, 48);
  const head = jpeg.subarray(0, 20);
  const rest = jpeg.subarray(20);
  const xmp = jpegSegment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>PhoneCorp</x:xmpmeta>'));
  const remark = jpegSegment(0xfe, Buffer.from('PhoneCorp'));
  const profile = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colours'));
  const preview = Buffer.concat([Buffer.from('ffd8', 'hex'), jpegSegment(0xe1, exifOf(1)), Buffer.from('ffd9', 'hex')]);

  it('is removed: place, device, and appended previews', async () => {
    const exif = jpegSegment(0xe1, exifOf(1));
    const photo = Buffer.concat([head, exif, xmp, profile, remark, rest, preview]);
    expect(await stored(photo)).toEqual(Buffer.concat([head, profile, rest]));
  });

  it('keeps the orientation', async () => {
    const photo = Buffer.concat([head, jpegSegment(0xe1, exifOf(6)), xmp, rest]);
    const clean = await stored(photo);
    expect(clean.includes('PhoneCorp')).toBe(false);
    const tag = Buffer.from('011200030000000100060000', 'hex');
    expect(clean.length).toBe(head.length + 36 + rest.length);
    expect(clean.indexOf(tag)).toBe(head.length + 4 + 6 + 8 + 2);
    expect(await stored(clean)).toEqual(clean);
  });

  it('is removed between the scans of a progressive JPEG, too, without changing pixels', async () => {
    const scan = Buffer.from('ffda0008010100003f00aaff00bbffd0cc', 'hex');
    const end = Buffer.from('ffd9', 'hex');
    const frame = rest.subarray(0, 13);
    const photo = Buffer.concat([head, frame, scan, remark, scan, end]);
    expect(await stored(photo)).toEqual(Buffer.concat([head, frame, scan, scan, end]));
  });

  it('is removed from PNG and WebP', async () => {
    const png = pngOf(4, 3);
    const notes = [chunk('eXIf', exifOf(1).subarray(6)), chunk('tEXt', Buffer.from('Author\0PhoneCorp'))];
    const photo = Buffer.concat([png.subarray(0, 33), ...notes, png.subarray(33)]);
    expect(await stored(photo)).toEqual(png);

    const webp = webpOf(64, 64);
    const exif = exifOf(1);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(exif.length);
    const noted = Buffer.concat([webp, Buffer.from('EXIF'), size, exif]);
    noted.writeUInt32LE(noted.length - 8, 4);
    noted.writeUInt8(0x08, 20);
    expect(await stored(noted)).toEqual(webp);
  });

  it.each([
    ['a length beyond its end', Buffer.concat([head, rest, Buffer.from('ffe1ffff', 'hex')])],
    ['a picture that ends early', Buffer.concat([head, rest.subarray(0, 13), Buffer.from('ffe1ffd9', 'hex')])],
    ['a head of a WebP without its flags', Buffer.concat([webpOf(9, 9).subarray(0, 16), Buffer.alloc(14)])],
    ['an Exif that points nowhere', Buffer.concat([head, jpegSegment(0xe1, exifOf(6).subarray(0, 16)), rest])],
  ])('may be damaged: %s', async (_, bytes) => {
    expect((await upload(fileOf(bytes))).status).toBe(200);
  });
});

describe('addresses of files', () => {
  it.each([
    '/uploads/..%2fpostgres/11/PG_VERSION',
    '/uploads/2026/11/..%2f..%2f..%2fsecret.png',
    '/uploads/2026/11/secret.png',
    '/uploads/2026/11/%00.png',
    `/uploads/2026/11/${'0'.repeat(32)}.png`,
    `/uploads/2026/11/${'0'.repeat(32)}.html`,
  ])('find no other files: %s', async (url) => {
    await writeFile(join(dataDir, 'secret.png'), 'secret');
    const answer = await get(url, owner);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
    expect(await readFile(join(dataDir, 'secret.png'), 'utf8')).toBe('secret');
  });
});

describe('upload limits', () => {
  it('[C171] apply per day', async () => {
    const few = await startTestApp(db, { DATA_DIR: dataDir, UPLOADS_PER_DAY: '2' });
    await addBuyer(db, { username: 'eager' });
    const session = await few.signIn('eager');
    const send = () => few.call('uploadPicture', { body: { file: fileOf(pngOf(2, 2)) } }, session);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    expect(await db.$count(storedFile)).toBeGreaterThan(0);
  });

  it.each([
    ['of a buyer', { UPLOADS_PER_BUYER_MEGABYTES: '1' }],
    ['of the shop', { UPLOADS_MEGABYTES: '1' }],
  ])('[C171] apply to the storage %s', async (_, env) => {
    const small = await startTestApp(db, { DATA_DIR: dataDir, UPLOAD_MEGABYTES: '1', ...env });
    const { username } = await addBuyer(db);
    const session = await small.signIn(username);
    const send = () => small.call('uploadPicture', { body: { file: fileOf(noisyPngOf(700_000)) } }, session);
    await db.delete(storedFile);
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 422, errors: { file: [expect.stringContaining('空间')] } });
  });
});
