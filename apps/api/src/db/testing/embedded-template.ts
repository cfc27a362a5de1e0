import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Keyed by the contents of migrations, since an unreleased one is regenerated under the same name. */
const templateFolder = () => {
  const version = createHash('sha256').update(process.version);
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) version.update(readFileSync(join(migrations, name)));
  }
  // The dates that a database compares to find applied migrations.
  version.update(readFileSync(join(migrations, 'meta/_journal.json')));
  return join(tmpdir(), `yaoji-postgres-18-${userInfo().username}-${version.digest('hex').slice(0, 12)}`);
};

/** A fresh data folder with migrated tables: the first is created, later ones are copies. */
export const copyEmbeddedTemplate = async (): Promise<string> => {
  const template = templateFolder();
  if (!existsSync(template)) {
    const draft = await mkdtemp(`${template}-`);
    const database = await openDatabase({ dataDir: draft });
    await database.close();
    // A concurrent test has already created an equal one.
    await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'yaoji-data-'));
  await cp(template, folder, { recursive: true });
  return folder;
};
