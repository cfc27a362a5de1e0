import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FolderUnusableError } from './folder-lock.ts';
import { chownForPostgres, spawnLeashed } from './programs.ts';

/** Drafts that a killed process has left. Its initdb may be about to end, and to write a last file into one. */
const removeDrafts = async (folder: string) => {
  const names = (await readdir(dirname(folder))).filter((name) => name.startsWith(`${basename(folder)}.new`));
  await Promise.all(
    names.map((name) =>
      rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 }).catch(() => {}),
    ),
  );
};

/** The same order and case of letters on every system; only the socket leads in, and the folder's rights guard it. */
const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'].concat(
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
);

/**
 * Makes an empty cluster in `folder` if there is none. It appears whole or not at all, also when power is lost or the
 * process is killed: each try has a draft of its own.
 */
export const initialiseFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const dataDir = dirname(folder);
  await removeDrafts(folder);
  const draft = await mkdtemp(`${folder}.new-`);
  chownForPostgres(dataDir, draft);
  const initdb = spawnLeashed(dataDir, 'initdb', [`--pgdata=${draft}`, ...options]);
  const [complaint, [code]] = await Promise.all([text(initdb.stderr as Readable), once(initdb, 'exit')]);
  if (code !== 0) throw new FolderUnusableError(`The database could not be created in ${folder}: ${complaint}`);
  await rename(draft, folder);
  const parent = await open(dataDir, 'r');
  await parent.sync().finally(() => parent.close());
  await removeDrafts(folder);
};
