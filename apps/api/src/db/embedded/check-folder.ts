import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FolderUnusableError } from './folder-lock.ts';

/** Without these it is not a cluster: Postgres would create a new one, or fail to start. */
const essentials = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

/** Written by a clean stop: the size of each file of the cluster. A crash leaves none, and Postgres recovers. */
const sizesOf = (folder: string) => `${folder}.sizes.json`;

const filesIn = (folder: string): [name: string, size: number][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(folder, path), statSync(path).size]);

export const recordSizes = (folder: string) =>
  writeFileSync(sizesOf(folder), JSON.stringify(Object.fromEntries(filesIn(folder))));

const formerEngine = (former: string) =>
  new FolderUnusableError(
    `The database in ${former} was made by PGlite, which this version has no more. Nothing was changed. Write a backup with the version that made it (npm run ops -- backup write --to FOLDER), move ${dirname(former)} away and restore the backup (npm run ops -- backup restore --from FOLDER), or begin without the old data.`,
  );

/** Refuses a folder that has changed since the last stop: missing files are restored from a backup, never created. */
export const checkFolder = (folder: string) => {
  if (!existsSync(folder)) {
    const former = join(dirname(folder), 'postgres');
    if (existsSync(former)) throw formerEngine(former);
    const files = join(dirname(folder), 'files');
    if (existsSync(files) && readdirSync(files).length > 0)
      throw damaged(folder, `it is missing, while the uploaded files in ${files} are there`);
    return;
  }
  for (const name of essentials) if (!existsSync(join(folder, name))) throw damaged(folder, `${name} is missing`);
  const sizes = sizesOf(folder);
  if (!existsSync(sizes)) return;
  const found = new Map(filesIn(folder));
  for (const [name, size] of Object.entries(JSON.parse(readFileSync(sizes, 'utf8')) as Record<string, number>)) {
    const now = found.get(name);
    if (now === undefined) throw damaged(folder, `${name} is missing`);
    if (now !== size) throw damaged(folder, `${name} holds ${now} of ${size} bytes`);
  }
};

/** Files change from now on, so the recorded sizes are stale. */
export const forgetSizes = (folder: string) => rmSync(sizesOf(folder), { force: true });

export const damaged = (folder: string, what: string) =>
  new FolderUnusableError(
    `The database in ${folder} is damaged: ${what}. Nothing was changed. Set DATA_DIR to a new folder and restore a backup there (npm run ops -- backup restore --from FOLDER --yes), or, to begin without the old data, move ${dirname(folder)} away.`,
  );
