import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder in memory for temporary data: test databases of 700 files each, and everything that servers and browsers
 * would write to disk. Null if memory or its file system lacks the space, in bytes, or cannot run programs.
 */
export function makeScratch({ memory = '/dev/shm', room = 4 * 2 ** 30 } = {}): string | null {
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory() / 2) < room) return null;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  if (mounts.some((mount) => mount.split(' ')[1] === memory && mount.includes('noexec'))) return null;
  const folder = mkdtempSync(join(memory, 'yaoji-test-'));
  // Same permissions as the system's own: Postgres runs as nobody if the tests run as root.
  chmodSync(folder, 0o1777);
  return folder;
}

/** Removes it after a run. A child that is still writing there affects neither result nor output. */
export function removeScratch(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Busy: it stays in memory until somebody removes it.
  }
}
