import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { storedFile } from '#db/schema/stored-file.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { fileOf, noisyPngOf } from '#modules/platform/file/testing/pictures.ts';
import { backupRestore, backupWrite } from '#ops/backup-commands.ts';
import { memoryClient } from '#testing/client.ts';
import { addBuyer } from '#testing/people.ts';
import type { Outcome } from './outcome.ts';
import { startSwift, swiftEnvironment } from './swift.ts';

const pictures = 40;

/**
 * Two servers share a Postgres and an object store, but no folder. A file uploaded to one can be read from the other by
 * its owner only, is part of backups and restores, and is refused entirely while the store is down.
 */
export const objectStore = async (): Promise<Outcome> => {
  const native = await startNativePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-object-store-'));
  let swift = await startSwift();
  const { db, close } = await openDatabase({ databaseUrl: native.url, dataDir: folder, maxConnections: 10 });
  const details: string[] = [];
  const expect = (what: string, holds: boolean) => void (holds || details.push(what));
  try {
    const config = readConfig({
      DATABASE_URL: native.url,
      DATA_DIR: folder,
      SHOP_DIR: '/nowhere',
      ...swiftEnvironment,
    });
    if (!config.files) throw new Error('The drill has no store.');
    const { endpoint, keyId: accessKeyId, secret: secretAccessKey, region } = config.files;
    const bucket = new S3mini({ endpoint, accessKeyId, secretAccessKey, region });
    expect('the bucket is made', await bucket.createBucket());

    const apps = [await buildApp({ config, db }), await buildApp({ config, db })] as const;
    const [one] = apps.map(memoryClient);
    if (!one) throw new Error('No server was built.');
    const people = [await addBuyer(db), await addBuyer(db)];
    const [owner, stranger] = await Promise.all(people.map(({ username }) => one.signIn(username)));
    const read = (url: string, cookie = owner) => apps[1].inject({ method: 'GET', url, headers: { cookie } });

    const startedAt = performance.now();
    const sent = Array.from({ length: pictures }, (_, index) => noisyPngOf(64 + index));
    const urls: string[] = [];
    for (const bytes of sent) {
      const { status, data } = await one.call('uploadPicture', { body: { file: fileOf(bytes) } }, owner);
      expect(`an upload is answered with ${status}`, status === 200);
      urls.push(data?.url ?? '');
    }
    const unequal = async () => {
      let count = 0;
      for (const [index, url] of urls.entries()) {
        const { statusCode, rawPayload } = await read(url);
        if (statusCode !== 200 || !sent[index]?.equals(rawPayload)) count += 1;
      }
      return count;
    };
    expect('the other server hands out each file as it was sent', (await unequal()) === 0);
    const tookMs = Math.round(performance.now() - startedAt);
    expect('a stranger reads nothing', (await read(urls[0] ?? '', stranger)).statusCode === 404);
    expect('nothing of it lies in the folder', !(await readdir(folder)).includes('files'));

    const context = { db, config, now: new Date() };
    const to = join(folder, 'backup');
    await backupWrite.run({ words: [], options: { to } }, context);
    await swift.stop();
    const away = await one.call('uploadPicture', { body: { file: fileOf(noisyPngOf(8)) } }, owner);
    expect(`an upload without the store is answered with ${away.status}`, away.status >= 500);
    expect('an upload without the store leaves no row', (await db.$count(storedFile)) === pictures);
    expect('a file without the store is an error', (await read(urls[0] ?? '')).statusCode >= 500);

    // A new store is empty until the backup is restored.
    swift = await startSwift();
    await bucket.createBucket();
    expect('a file that the store lacks is not found', (await read(urls[0] ?? '')).statusCode === 404);
    await backupRestore.run({ words: [], options: { from: to, yes: true } }, context);
    expect('the backup brings back each file', (await unequal()) === 0);
    await Promise.all(apps.map((app) => app.close()));
    return {
      passed: details.length === 0,
      figures: `${pictures} pictures sent to one server and read from another in ${tookMs} ms; store away, back, restored`,
      details,
    };
  } finally {
    await close();
    await swift.stop();
    await native.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
