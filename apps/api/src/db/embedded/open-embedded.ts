import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { PostgresProcess } from './postgres-process.ts';
import { readPostmaster } from './postmaster.ts';

/** The name has the major version, since no other can read the files. */
const clusterIn = (dataDir: string) => join(dataDir, 'postgres-18');

export type Embedded = { host: string; close: () => Promise<void> };

type Options = { dataDir: string; maxConnections: number; joins: boolean };

/** Starts Postgres on the data folder. With `joins` it connects to the one that another process has started there. */
export const openEmbedded = async ({ dataDir, maxConnections, joins }: Options): Promise<Embedded> => {
  const folder = clusterIn(dataDir);
  const unlock = lockUnless(joins, dataDir, folder);
  if (typeof unlock !== 'function') return { host: unlock.host, close: async () => {} };
  const postgres = new PostgresProcess(folder, maxConnections);
  try {
    const host = await postgres.start();
    const close = async () => {
      await postgres.stop();
      unlock();
    };
    return { host, close };
  } catch (error) {
    unlock();
    throw error;
  }
};

const lockUnless = (joins: boolean, dataDir: string, folder: string) => {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    const running = joins && error instanceof FolderInUseError ? readPostmaster(folder) : null;
    if (!running) throw error;
    return running;
  }
};
