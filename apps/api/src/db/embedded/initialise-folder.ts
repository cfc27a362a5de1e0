import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startThread } from './thread.ts';

/** Makes an empty cluster in `folder` if there is none. It appears whole or not at all, also when power is lost. */
export const initialiseFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await new Promise<void>((resolve, reject) => {
    const thread = startThread('initialise', { folder: draft });
    thread.on('error', reject);
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The database could not be created.'))));
  });
  await syncTree(draft);
  await rename(draft, folder);
  await syncPath(dirname(folder));
};

const syncPath = async (path: string) => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

const syncTree = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await syncPath(join(entry.parentPath, entry.name));
  await syncPath(folder);
};
