import { randomBytes } from 'node:crypto';
import { chinaDay } from '@yaoji/domain';
import type { FileKind } from '@yaoji/file-content';
import type { Config } from '#config.ts';
import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { invalid, tooLarge } from '#errors/refusal.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { deleteFiles, insertFile, storedBytes } from './file.repository.ts';
import { pathOfUrl, urlOfFile } from './file-address.ts';
import { readContent } from './read-content.ts';
import { scanContent } from './scan-content.ts';
import { fileStoreOf } from './store/file-store.ts';

type World = { db: Executor; config: Config; now: Date };

type Upload = {
  /** Null for the shop's own pictures. */
  buyerId: number | null;
  file: Blob;
  /** Allowed kinds. */
  kinds: readonly FileKind[];
  /** The form's field, for errors. */
  field: string;
};

export type SavedFile = { url: string; size: number; path: string };

const names: Record<FileKind, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', pdf: 'PDF' };

/** Stores an uploaded file if its content is allowed, before writing its row. */
export const saveFile = async ({ db, config, now }: World, upload: Upload): Promise<SavedFile> => {
  const { buyerId, file, field } = upload;
  if (buyerId !== null) {
    const tries = { kind: 'upload', of: [String(buyerId)], limit: config.maxUploadsPerDay, windowMs: dayMs };
    await limitTries(db, tries, now);
  }
  if (file.size > config.maxUploadBytes) throw tooLarge(field, config.maxUploadBytes);
  const stored = await storedBytes(db, buyerId);
  if (buyerId !== null && stored.ofBuyer + file.size > config.maxUploadBytesOfBuyer)
    throw invalid({ [field]: '您的上传空间已用完，请联系客服' });
  if (stored.ofAll + file.size > config.maxUploadBytesOfAll) throw invalid({ [field]: '上传空间暂时已满，请联系客服' });
  const { bytes, mediaType, extension } = await readAllowed(upload, config);
  if (config.virusScanner && (await scanContent(config.virusScanner, bytes)))
    throw invalid({ [field]: '文件未通过安全检查，请换一个文件' });
  const path = `${chinaMonth(now)}/${randomBytes(16).toString('hex')}.${extension}`;
  const store = fileStoreOf(config);
  await store.write(path, bytes);
  try {
    await insertFile(db, { buyerId, path, mediaType, size: bytes.length, createdAt: now });
  } catch (error) {
    await store.remove(path);
    throw error;
  }
  return { url: urlOfFile(path), size: bytes.length, path };
};

const readAllowed = async ({ file, kinds, field }: Upload, { maxPicturePixels }: Config) => {
  const content = await readContent(new Uint8Array(await file.arrayBuffer()));
  if (!content || !kinds.includes(content.kind))
    throw invalid({ [field]: `请上传${kinds.map((kind) => names[kind]).join('、')}格式的文件` });
  const { size } = content;
  if (size && size.width * size.height > maxPicturePixels)
    throw invalid({ [field]: `图片尺寸过大，不能超过${Math.floor(maxPicturePixels / 1_000_000)}00万像素` });
  return content;
};

const chinaMonth = (now: Date) => chinaDay(now).slice(0, 7).replace('-', '/');

type Stored = Pick<World, 'db' | 'config'>;

/** Removes files, rows first: a file without a row is visible to nobody. */
const remove = async ({ db, config }: Stored, owner: number | 'shop', paths: readonly string[]) => {
  await deleteFiles(db, owner, paths);
  for (const path of paths) await fileStoreOf(config).remove(path);
};

/** Removes the shop's own pictures. */
export const removeFiles = (world: Stored, paths: readonly string[]) => remove(world, 'shop', paths);

/** Removes a buyer's file by address, if there is one. */
export const removeFileOf = async (world: Stored, buyerId: number, url: string) => {
  const path = pathOfUrl(url);
  if (path) await remove(world, buyerId, [path]);
};
