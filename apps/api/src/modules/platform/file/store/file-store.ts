import type { Readable } from 'node:stream';
import type { Config } from '#config.ts';
import { folderStore } from './folder-store.ts';
import { objectStore } from './object-store.ts';

/** Storage of uploaded files, by the path in their row. */
export type FileStore = {
  /** Stores the complete file, even through a power failure, or nothing. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Its content from the first byte; null if there is no such file. */
  open: (path: string) => Promise<Readable | null>;
  /** Does nothing if there is no such file. */
  remove: (path: string) => Promise<void>;
};

const stores = new WeakMap<Config, FileStore>();

/** The object store in `FILES`, else the folder next to the database. */
export const fileStoreOf = (config: Config): FileStore => {
  const store = stores.get(config) ?? (config.files ? objectStore(config.files) : folderStore(config));
  stores.set(config, store);
  return store;
};
