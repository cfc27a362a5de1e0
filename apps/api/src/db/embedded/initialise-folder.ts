import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FolderUnusableError } from './folder-lock.ts';
import { chownForPostgres, spawnLeashed } from './programs.ts';

/** Removes drafts of killed processes. Their initdb may still be ending, and write a last file. */
const removeDrafts = async (folder: string) => {
  const names = (await readdir(dirname(folder))).filter((name) => name.startsWith(`${basename(folder)}.new`));
  await Promise.all(
    names.map((name) =>
      rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 }).catch(() => {}),
    ),
  );
};

/** The same collation on every system; the socket is the only entrance, protected by the folder's permissions. */
const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'].concat(
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
);

/**
 * Creates an empty cluster in `folder` if there is none. It appears completely or not at all, even after a power loss
 * or a kill: each attempt has its own draft.
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
