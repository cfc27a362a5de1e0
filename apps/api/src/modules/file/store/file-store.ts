import type { Readable } from 'node:stream';
import type { Config } from '#config.ts';
import { folderStore } from './folder-store.ts';
import { objectStore } from './object-store.ts';

/** Where uploaded files lie, each under the path that its row names. */
export type FileStore = {
  /** The file is there as a whole, also after a loss of power, or not at all. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Its content, from the first byte on; null: there is no such file. */
  open: (path: string) => Promise<Readable | null>;
  /** Nothing happens where there is none. */
  remove: (path: string) => Promise<void>;
};

const stores = new WeakMap<Config, FileStore>();

/** The object store that `FILES` names, else the folder beside the database. */
export const fileStoreOf = (config: Config): FileStore => {
  const store = stores.get(config) ?? (config.files ? objectStore(config.files) : folderStore(config));
  stores.set(config, store);
  return store;
};
