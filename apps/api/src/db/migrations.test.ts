import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const folder = (path: string) => new URL(path, import.meta.url);

/** What the newest migration leaves, as drizzle-kit wrote it down beside it. */
const migrated = () => {
  const newest = readdirSync(folder('migrations/meta/'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(folder(`migrations/meta/${newest}`), 'utf8'));
};

const declared = async () => {
  const files = readdirSync(folder('schema/')).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Object.assign({}, ...(await Promise.all(files.map((name) => import(folder(`schema/${name}`).href)))));
};

test('the committed migrations make the tables that the code declares (else: pnpm generate)', async () => {
  const before = migrated();
  expect(await generateMigration(before, generateDrizzleJson(await declared(), before.id))).toEqual([]);
});
