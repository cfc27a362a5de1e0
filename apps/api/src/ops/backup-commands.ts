import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Config } from '#config.ts';
import { BackupError, countBackup, readBackup, writeBackup } from '#db/backup.ts';
import type { Db, Executor } from '#db/database.ts';
import { fileStoreOf, storedPaths } from '#modules/platform/file/index.ts';
import { type OperatorCommand, OperatorError } from '#operator.ts';

const rowsFile = 'database.gz';

/** A backup includes uploaded files. */
const filesFolder = 'files';

/** Copies the files of all rows; returns missing ones. */
const writeFiles = async (db: Executor, config: Config, folder: string): Promise<string[]> => {
  const store = fileStoreOf(config);
  const missing: string[] = [];
  for (const path of await storedPaths(db)) {
    const content = await store.open(path);
    if (!content) {
      missing.push(path);
      continue;
    }
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(place, { mode: 0o600, flush: true }));
  }
  return missing;
};

const restoreFiles = async (config: Config, folder: string) => {
  const store = fileStoreOf(config);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    await store.write(relative(folder, place).replaceAll(sep, '/'), await readFile(place));
  }
};

export const backupWrite: OperatorCommand = {
  usage: '--to FOLDER | --into FOLDER [--keep 14]',
  summary:
    'write a backup to a new folder; with --into, to a folder named by the time, and delete all but the newest; also while the shop is open',
  options: { to: { type: 'string' }, into: { type: 'string' }, keep: { type: 'string' } },
  pathOptions: ['to', 'into'],
  ownTransactions: true,
  run: async ({ options: { to, into, keep } }, { db, config, now }) => {
    if (typeof to === 'string') return writeTo(to, db, config);
    if (typeof into !== 'string') throw new OperatorError('Choose a folder with --to FOLDER or --into FOLDER.');
    const most = Number(keep ?? 14);
    if (!Number.isInteger(most) || most < 1) throw new OperatorError('--keep takes a number of backups, at least 1.');
    const lines = await writeTo(join(into, now.toISOString().slice(0, 19).replaceAll(':', '-')), db, config);
    const old = (await backupsIn(into)).slice(0, -most);
    for (const name of old) await rm(join(into, name), { recursive: true });
    return [...lines, ...old.map((name) => `Deleted ${name}.`)];
  },
};

/** Names of complete backups that `--into` wrote, the oldest first. */
const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/.test(name) && existsSync(join(folder, name, rowsFile)))
    .toSorted();

const writeTo = async (folder: string, db: Db, config: Config): Promise<string[]> => {
  const file = join(folder, rowsFile);
  if (existsSync(file)) throw new OperatorError(`${file} already exists: a backup never overwrites another.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const packed = createGzip({ level: 6 });
  const written = pipeline(packed, createWriteStream(`${file}.part`, { mode: 0o600, flush: true }));
  const [count] = await Promise.all([writeBackup(db, packed).finally(() => packed.end()), written]);
  if ((await countBackup(createReadStream(`${file}.part`).pipe(createGunzip()))) !== count)
    throw new OperatorError(`The backup in ${folder} cannot be read back as written: check the disk.`);
  // After the rows: any file of a row existed before the row.
  const missing = await writeFiles(db, config, join(folder, filesFolder));
  await rename(`${file}.part`, file);
  return [`Wrote ${count} rows to ${folder}.`, ...missing.map((path) => `The file ${path} is missing.`)];
};

export const backupRestore: OperatorCommand = {
  usage: '--from FOLDER [--yes]',
  summary: 'restore a backup into an empty database, or replace all data with --yes; stop the servers first',
  options: { from: { type: 'string' }, yes: { type: 'boolean' } },
  pathOptions: ['from'],
  ownTransactions: true,
  alone: true,
  run: async ({ options }, { db, config }) => {
    if (typeof options.from !== 'string') throw new OperatorError('Choose a backup with --from FOLDER.');
    const file = join(options.from, rowsFile);
    if (!existsSync(file)) throw new OperatorError(`There is no backup in ${options.from}.`);
    const files = join(options.from, filesFolder);
    if (existsSync(files)) await restoreFiles(config, files);
    const packed = createReadStream(file);
    const rows = packed.pipe(createGunzip());
    packed.once('error', (error) => rows.destroy(error));
    // It may fail before anyone reads it; readers get the error.
    rows.on('error', () => {});
    try {
      const count = await readBackup(db, rows, { replace: options.yes === true });
      return [`Restored ${count} rows. Check them with npm run ops -- audit.`];
    } catch (error) {
      if (error instanceof BackupError) throw new OperatorError(error.message);
      if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) {
        throw new OperatorError('The backup is cut off or damaged: nothing was restored.');
      }
      throw error;
    }
  },
};
