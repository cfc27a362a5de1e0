import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

const readOwner = (path: string): string => {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
};

/**
 * One process at a time may use a data folder: PGlite itself would let a second one write over the first one's files.
 * The lock is the operating system's own (SQLite takes it for us, on every platform): it goes with its process,
 * however that ends, so that no stale lock has to be told from a live one.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
  return () => lock.close();
};
