import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import type { Db } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { storedFile } from '#db/schema/stored-file.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { fileOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { backupRestore, backupWrite } from './backup-commands.ts';

const [server, otherServer] = [await openTestDatabase(), await openTestDatabase()];
const [embedded, otherEmbedded] = [await openTestDatabase('embedded'), await openTestDatabase('embedded')];
const folder = mkdtempSync(join(tmpdir(), 'yaoji-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const licence = pngOf(4, 3);

/** A shop with orders, one of them cancelled, a buyer's picture, and texts with special characters. */
const fill = async (db: Db, dataDir: string) => {
  const { call, signIn } = await startTestApp(db, { DATA_DIR: dataDir });
  const { username } = await addBuyer(db, { company: '「康宁」\\ "大药房"\n\t😀' });
  const { id } = await addGoods(db, { price: '12.3450', stock: '50.5' });
  const session = await signIn(username);
  await placeOrder(call, session, [{ goods_id: id, number: '3' }]);
  const cancelled = await placeOrder(call, session, [{ goods_id: id, number: '2' }]);
  await call('cancelOrder', { params: { id: cancelled.data.id }, body: { reason: '不要了' } }, session);
  await call('uploadPicture', { body: { file: fileOf(licence) } }, session);
};

const digests = async (db: Db) => {
  const { rows: tables } = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'operator_log' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select count(*) || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest from ${sql.identifier(String(name))} row`,
    );
    found[String(name)] = rows[0]?.digest;
  }
  return found;
};

const contextOf = (db: Db, dataDir: string) => ({
  db,
  config: readConfig({ SEED: 'none', DATA_DIR: dataDir }),
  now: new Date(),
});
const dataOf = (name: string) => join(folder, name);
const write = (db: Db, dataDir: string, to: string) =>
  backupWrite.run({ words: [], options: { to } }, contextOf(db, dataDir));
const restore = (db: Db, dataDir: string, from: string, yes = false) =>
  backupRestore.run({ words: [], options: { from, yes } }, contextOf(db, dataDir));

beforeAll(async () => {
  await fill(server.db, dataOf('server'));
  await fill(embedded.db, dataOf('embedded'));
});

describe.each([
  ['a Postgres server into an embedded database', 'server', server.db, otherEmbedded.db],
  ['an embedded database into a Postgres server', 'embedded', embedded.db, otherServer.db],
] as const)('a backup of %s', (_, name, from, into) => {
  const place = join(folder, `of-${name}`);

  it('[O5] restores every row and file, and money, stock and orders agree', async () => {
    await write(from, dataOf(name), place);
    const [said] = await restore(into, dataOf(`into-${name}`), place);
    expect(said).toMatch(/^Restored \d{2,} rows\./);
    expect(await digests(into)).toEqual(await digests(from));
    expect(await auditMoney(into)).toEqual([]);
    const [{ path } = { path: '' }] = await into.select().from(storedFile);
    expect(readFileSync(join(dataOf(`into-${name}`), 'files', path)).equals(licence)).toBe(true);
  });

  it('lets the shop continue: references are valid and new rows get new ids', async () => {
    const before = await from.$count(goods);
    await addGoods(into);
    expect(await into.$count(goods)).toBe(before + 1);
    await expect(into.execute(sql`delete from buyer where id in (select buyer_id from orders)`)).rejects.toThrow();
  });

  it('replaces existing data only with an explicit option', async () => {
    await expect(restore(into, dataOf('x'), place)).rejects.toThrow('Add --yes');
    await restore(into, dataOf('x'), place, true);
    expect(await digests(into)).toEqual(await digests(from));
  });
});

describe('a backup', () => {
  const place = join(folder, 'of-server');
  const broken = (change: (text: string) => string, asBytes = (text: string): Uint8Array => gzipSync(text)) => {
    const to = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(
      join(to, 'database.gz'),
      asBytes(change(gunzipSync(readFileSync(join(place, 'database.gz'))).toString())),
    );
    return to;
  };

  it.each([
    ['cut off between two rows', () => broken((text) => text.slice(0, text.lastIndexOf('\nE ') + 1)), 'cut off'],
    ['cut off anywhere', () => broken(String, (text) => gzipSync(text).subarray(0, 2000)), 'cut off or damaged'],
    ['of another version', () => broken((text) => text.replace(/^V .*$/m, 'V 0')), 'another version'],
    ['that is none', () => broken(() => 'hello\n'), 'not a backup of this program'],
    ['that is not there', () => dataOf('nowhere'), 'There is no backup in'],
  ])('%s is refused and nothing changes', async (_, make, sentence) => {
    const before = await digests(otherServer.db);
    await expect(restore(otherServer.db, dataOf('x'), make(), true)).rejects.toThrow(sentence);
    expect(await digests(otherServer.db)).toEqual(before);
  });

  it('never overwrites another', async () => {
    await expect(write(server.db, dataOf('server'), place)).rejects.toThrow('already exists');
  });

  it('is written into a folder of which the newest stay, and nothing else is deleted', async () => {
    const into = mkdtempSync(join(folder, 'nightly-'));
    mkdirSync(join(into, 'notes'));
    const writeOn = (day: string) =>
      backupWrite.run(
        { words: [], options: { into, keep: '2' } },
        { ...contextOf(server.db, dataOf('server')), now: new Date(`${day}T19:00:00Z`) },
      );
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) await writeOn(day);
    expect(readdirSync(into).toSorted()).toEqual(['2026-03-02T19-00-00', '2026-03-03T19-00-00', 'notes']);
    const [said] = await restore(otherEmbedded.db, dataOf('x'), join(into, '2026-03-03T19-00-00'), true);
    expect(said).toMatch(/^Restored \d+ rows/);
    for (const keep of ['0', '-1', 'all'])
      await expect(
        backupWrite.run({ words: [], options: { into, keep } }, contextOf(server.db, dataOf('server'))),
      ).rejects.toThrow('--keep takes a number');
  });

  it('is private to its owner', () => {
    expect(statSync(join(place, 'database.gz')).mode & 0o077).toBe(0);
  });
});
