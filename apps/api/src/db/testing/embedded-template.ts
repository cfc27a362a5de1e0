import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** By what the migrations say: the one that is not released yet is made anew under the same name. */
const templateFolder = () => {
  const version = createHash('sha256').update(process.version);
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) version.update(readFileSync(join(migrations, name)));
  }
  // The days that a database compares to know what it has had.
  version.update(readFileSync(join(migrations, 'meta/_journal.json')));
  return join(tmpdir(), `yaoji-postgres-18-${userInfo().username}-${version.digest('hex').slice(0, 12)}`);
};

/** A fresh data folder with migrated tables: the first one is made, later ones are copied from it. */
export const copyEmbeddedTemplate = async (): Promise<string> => {
  const template = templateFolder();
  if (!existsSync(template)) {
    const draft = await mkdtemp(`${template}-`);
    const database = await openDatabase({ dataDir: draft });
    await database.close();
    // Whoever comes second finds the place taken by an equal one.
    await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'yaoji-data-'));
  await cp(template, folder, { recursive: true });
  return folder;
};
