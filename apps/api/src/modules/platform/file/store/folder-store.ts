import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#config.ts';
import type { FileStore } from './file-store.ts';

/** Next to the database, and never inside a statically served folder. */
export const folderStore = ({ dataDir }: Pick<Config, 'dataDir'>): FileStore => {
  const placeOf = (path: string) => join(dataDir, 'files', path);
  return {
    write: async (path, bytes) => {
      const place = placeOf(path);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.part`;
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, place);
    },
    open: async (path) => {
      const file = await open(placeOf(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file?.createReadStream() ?? null;
    },
    remove: (path) => rm(placeOf(path), { force: true }),
  };
};
