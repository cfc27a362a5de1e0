import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export class FolderUnusableError extends Error {
  override name = 'FolderUnusableError';
}

/** Prevents garbage collection, which would release the lock while its process is still writing. */
const held = new Set<DatabaseSync>();

/** Enough space for the database's first steps. */
const probe = Buffer.alloc(1024 * 1024);

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'the quota is used up. Make room',
  EROFS: 'it is read-only. Make it writable',
  EACCES: 'this user may not write there. Give it the right to',
  EPERM: 'this user may not write there. Give it the right to',
};

/** Creates the folder and writes to it, to report problems before the database meets them. */
const requireWritable = (folder: string) => {
  const path = join(folder, 'probe');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path, probe);
    rmSync(path);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    try {
      rmSync(path, { force: true });
    } catch {
      // It did not exist, or the folder is read-only.
    }
    const advice = reasons[code] ?? `${message}. Mend that`;
    throw new FolderUnusableError(
      `The data folder ${folder} cannot be used: ${advice}, or set DATA_DIR to another folder.`,
    );
  }
};

const readOwner = (path: string): string => {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
};

/**
 * Only one process at a time may start Postgres on a data folder, or end a leftover one. The operating system holds the
 * lock (taken through SQLite, on every platform) and releases it when the process ends in any way, so locks are never
 * stale.
 */
export const lockFolder = (folder: string): (() => void) => {
  requireWritable(folder);
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  const owner = join(folder, 'owner.pid');
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new FolderInUseError(
      `The data in ${folder} is in use by another process${readOwner(owner)}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(owner, String(process.pid));
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};
