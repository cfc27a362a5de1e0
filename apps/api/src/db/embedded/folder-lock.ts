import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export class FolderUnusableError extends Error {
  override name = 'FolderUnusableError';
}

/** A lock that nobody refers to is let go with the garbage, while its process goes on writing. */
const held = new Set<DatabaseSync>();

/** Enough for the database to find room for its first steps. */
const probe = Buffer.alloc(1024 * 1024);

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'the quota is used up. Make room',
  EROFS: 'it is read-only. Make it writable',
  EACCES: 'this user may not write there. Give it the right to',
  EPERM: 'this user may not write there. Give it the right to',
};

/** Makes the folder and writes to it, so that what stands in the way is said before the database stumbles over it. */
const proveWritable = (folder: string) => {
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
      // It was not there, or cannot be removed from where nothing can be written.
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
 * One process at a time may start Postgres on a data folder, and end one that was left there.
 * The lock is the operating system's own (SQLite takes it for us, on every platform): it goes with its process,
 * however that ends, so that no stale lock has to be told from a live one.
 */
export const lockFolder = (folder: string): (() => void) => {
  proveWritable(folder);
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
