import { buffer } from 'node:stream/consumers';
import type { Config } from '#config.ts';
import { isFilePath, ownPictureStart } from './file-address.ts';
import { fileStoreOf } from './store/file-store.ts';

/** A JPEG or PNG of the shop as a data URI; null for other pictures. */
export const readShopPicture = async (config: Config, url: string): Promise<string | null> => {
  const path = url.startsWith(ownPictureStart) ? url.slice(ownPictureStart.length) : '';
  const kind = /\.(jpg|png)$/.exec(path)?.[1];
  const file = kind && isFilePath(path) ? await fileStoreOf(config).open(path) : null;
  return file && `data:image/${kind === 'jpg' ? 'jpeg' : 'png'};base64,${(await buffer(file)).toString('base64')}`;
};
