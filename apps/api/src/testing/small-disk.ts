import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Fills the remaining space. */
  fill: () => void;
  free: () => void;
  makeReadOnly: () => void;
  remove: () => void;
};

/** A small disk in memory; null if this user may not mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | null => {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-disk-'));
  const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  const fill = () => {
    const file = openSync(filler, 'w');
    try {
      for (let size = 1024 * 1024; size >= 512; ) {
        try {
          if (writeSync(file, Buffer.alloc(size)) < size) size /= 2;
        } catch {
          size /= 2;
        }
      }
    } finally {
      closeSync(file);
    }
  };
  return {
    folder,
    fill,
    free: () => rmSync(filler, { force: true }),
    makeReadOnly: () => mount('-o', 'remount,ro', folder),
    remove: () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true });
    },
  };
};
