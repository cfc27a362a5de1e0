import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { storedFile } from '#db/schema/stored-file.ts';
import { openTestDatabase } from '#db/testing.ts';
import { backupRestore, backupWrite } from '#ops/backup-commands.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { fileOf, pngOf } from './testing/pictures.ts';

/** A bucket in memory, as `PutObject`, `GetObject` and `DeleteObject` of S3 describe it. */
const bucket = new Map<string, Buffer>();
let isAway = false;
const server = createServer(async (request, response) => {
  const { method, url = '', headers } = request;
  const body = await buffer(request);
  if (isAway) response.writeHead(503).end();
  else if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=shop/')) response.writeHead(403).end();
  else if (method === 'PUT') response.end(bucket.set(url, body) && '');
  else if (method === 'DELETE') response.writeHead(bucket.delete(url) ? 204 : 404).end();
  else if (bucket.has(url)) response.end(bucket.get(url));
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const folder = mkdtempSync(join(tmpdir(), 'yaoji-object-store-'));
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const env = {
  DATA_DIR: folder,
  FILES: `s3+http://127.0.0.1:${(server.address() as AddressInfo).port}/yaoji`,
  FILES_KEY_ID: 'shop',
  FILES_SECRET: 'secret',
};
const { db } = await openTestDatabase();
const [one, other] = [await startTestApp(db, env), await startTestApp(db, env)];
one.app.log.level = 'silent';
other.app.log.level = 'silent';
const [owner = '', stranger = ''] = await Promise.all(
  [await addBuyer(db), await addBuyer(db)].map(({ username }) => one.signIn(username)),
);
const picture = pngOf(3, 5);
const upload = () => one.call('uploadPicture', { body: { file: fileOf(picture) } }, owner);
const read = (url: string, cookie = owner) => other.app.inject({ method: 'GET', url, headers: { cookie } });

it('[C171] [P8] a file uploaded to one server is read from another, by its owner only', async () => {
  const { url } = (await upload()).data;
  const { statusCode, rawPayload } = await read(url);
  expect([statusCode, rawPayload.equals(picture)]).toEqual([200, true]);
  expect((await read(url, stranger)).statusCode).toBe(404);
  expect(existsSync(join(folder, 'files'))).toBe(false);
});

it('[C171] a replaced file leaves the bucket', async () => {
  const before = bucket.size;
  for (const _ of ['first', 'second'])
    expect((await one.call('changeFace', { body: { file: fileOf(picture) } }, owner)).status).toBe(200);
  expect(bucket.size).toBe(before + 1);
});

it('[O5] while the bucket is away, files fail and no row is left; a backup fills a new one', async () => {
  const { url } = (await upload()).data;
  const rows = await db.$count(storedFile);
  const context = { db, config: readConfig({ SEED: 'none', ...env }), now: new Date() };
  const to = join(folder, 'backup');
  await backupWrite.run({ words: [], options: { to } }, context);
  isAway = true;
  expect((await upload()).status).toBeGreaterThanOrEqual(500);
  expect(await db.$count(storedFile)).toBe(rows);
  expect((await read(url)).statusCode).toBeGreaterThanOrEqual(500);

  isAway = false;
  bucket.clear();
  expect((await read(url)).statusCode).toBe(404);
  await backupRestore.run({ words: [], options: { from: to, yes: true } }, context);
  expect((await read(url)).rawPayload.equals(picture)).toBe(true);
});
