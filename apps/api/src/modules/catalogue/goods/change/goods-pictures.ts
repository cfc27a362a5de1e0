import type { Config } from '#config.ts';
import type { Executor } from '#db/database.ts';
import type { GoodsPicture } from '#db/schema/goods.ts';
import { invalid } from '#errors/refusal.ts';
import { holdsContent, saveFile } from '#modules/platform/file/index.ts';

type World = { db: Executor; config: Config; now: Date };

/** A picture and its thumbnail. Without one, a picture as small as a thumbnail stands for both. */
export type SentPicture = { large: Blob; thumbnail?: Blob | undefined };

export const mostPictures = 8;
const kilobyte = 1024;
const most = { large: 2048 * kilobyte, thumbnail: 200 * kilobyte };

/** Stores a product's picture if its content is allowed. */
export const saveGoodsPicture = async (
  { db, config, now }: World,
  { large, thumbnail }: SentPicture,
): Promise<GoodsPicture> => {
  const save = async (field: 'large' | 'thumbnail', file: Blob) => {
    const limited = { ...config, maxUploadBytes: most[field] };
    const upload = { buyerId: null, file, kinds: ['jpeg', 'png', 'webp'] as const, field };
    return (await saveFile({ db, now, config: limited }, upload)).path;
  };
  if (!thumbnail && large.size > most.thumbnail)
    throw invalid({ thumbnail: `图片超过${most.thumbnail / kilobyte}KB时须附缩略图` });
  const path = await save('large', large);
  return { large: path, thumbnail: thumbnail ? await save('thumbnail', thumbnail) : path };
};

/** Whether a stored picture has this content. */
export const isSamePicture = async (
  config: Config,
  stored: GoodsPicture,
  { large, thumbnail }: SentPicture,
): Promise<boolean> => {
  const isAlone = stored.thumbnail === stored.large;
  if (isAlone !== (thumbnail === undefined)) return false;
  if (thumbnail && !(await holdsContent(config, stored.thumbnail, thumbnail))) return false;
  return holdsContent(config, stored.large, large);
};
