import type { Config } from '#config.ts';
import type { Executor, Tx } from '#db/database.ts';
import type { GoodsPicture } from '#db/schema/goods.ts';
import { invalid, required } from '#errors/refusal.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { holdsContent, saveFile } from '#modules/platform/file/index.ts';
import { findGoodsTerms, setGoodsPictures } from './goods-terms.repository.ts';

type World = { db: Executor; config: Config; now: Date };

/** A picture and its thumbnail. Without one, a picture as small as a thumbnail stands for both. */
export type SentPicture = { large: Blob; thumbnail?: Blob | undefined };

const mostPictures = 8;
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

export type PictureChange = {
  before: readonly GoodsPicture[];
  after: readonly GoodsPicture[];
  /** Files that no picture of the product uses any more; remove them once the change is committed. */
  gone: string[];
};

/** Locks a product and replaces its pictures by those that `change` makes of them. */
export const changeGoodsPictures = async (
  tx: Tx,
  id: number,
  change: (before: readonly GoodsPicture[]) => Promise<readonly GoodsPicture[]> | readonly GoodsPicture[],
  now: Date,
): Promise<PictureChange> => {
  await lockGoods(tx, [id]);
  const { pictures: before } = required(await findGoodsTerms(tx, id), 'goodsMissing');
  const after = await change(before);
  if (after !== before) await setGoodsPictures(tx, id, after, now);
  const files = (pictures: readonly GoodsPicture[]) =>
    new Set(pictures.flatMap(({ large, thumbnail }) => [large, thumbnail]));
  const remaining = files(after);
  return { before, after, gone: [...files(before)].filter((file) => !remaining.has(file)) };
};

/** Adds a picture as the last one. */
export const addGoodsPicture = (world: World & { db: Tx }, id: number, sent: SentPicture): Promise<PictureChange> => {
  const add = async (before: readonly GoodsPicture[]) => {
    if (before.length >= mostPictures) throw invalid({ large: `最多${mostPictures}张图片` });
    return [...before, await saveGoodsPicture(world, sent)];
  };
  return changeGoodsPictures(world.db, id, add, world.now);
};
