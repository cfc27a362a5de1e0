import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const folder = (path: string) => new URL(path, import.meta.url);

/** The snapshot that drizzle-kit wrote with the newest migration; it reads no other. */
const snapshots = readdirSync(folder('migrations/meta/')).filter((name) => name.endsWith('_snapshot.json'));

const declared = async () => {
  const files = readdirSync(folder('schema/')).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Object.assign({}, ...(await Promise.all(files.map((name) => import(folder(`schema/${name}`).href)))));
};

test('the committed migrations create the declared tables (otherwise: pnpm generate)', async () => {
  const before = JSON.parse(readFileSync(folder(`migrations/meta/${snapshots.sort().at(-1)}`), 'utf8'));
  expect(await generateMigration(before, generateDrizzleJson(await declared(), before.id))).toEqual([]);
});

test('the snapshot before a new migration is deleted, 12,000 lines that nothing reads (by pnpm generate)', () => {
  expect(snapshots).toHaveLength(1);
});
