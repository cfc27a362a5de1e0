import { buffer } from 'node:stream/consumers';
import type { Config } from '#config.ts';
import { readContent } from './read-content.ts';
import { fileStoreOf } from './store/file-store.ts';

/** Whether storing this file would repeat the one at the path. */
export const holdsContent = async (config: Config, path: string, file: Blob): Promise<boolean> => {
  const content = await readContent(new Uint8Array(await file.arrayBuffer()));
  const stored = content && (await fileStoreOf(config).open(path));
  return Boolean(stored && (await buffer(stored)).equals(content.bytes));
};
