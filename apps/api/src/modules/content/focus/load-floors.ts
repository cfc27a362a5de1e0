import type { Banner, Floor } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import type { FocusContent } from '#db/schema/focus.ts';
import { type CategoryRow, categoriesInOrder } from '#modules/catalogue/category/index.ts';
import { firstGoodsOf, loadGoods, type Viewing } from '#modules/catalogue/goods/index.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { entriesOf, type FocusRow } from './focus.repository.ts';

const goodsOnFloor = 5;
const linksOnFloor = 6;

/** Entries as strips of products, each with its own number of them. */
export const loadFloors = async (db: Executor, entries: FocusRow[], viewing: Viewing): Promise<Floor[]> => {
  if (entries.length === 0) return [];
  const described = await firstGoodsOf(db, entries.map(listOf), viewing.now);
  const ids = entries.map(
    ({ content }, index) => content.goodsIds?.slice(0, limitOf(content)) ?? described[index] ?? [],
  );
  const [goods, categories] = await Promise.all([
    loadGoods(db, { ids: ids.flat(), ...viewing }),
    categoriesInOrder(db),
  ]);
  return entries.map((entry, index) => ({
    ...toFloor(entry, categories),
    goods: (ids[index] ?? []).flatMap((id) => goods.get(id) ?? []),
  }));
};

export const bannersOf = async (db: Executor, block: string, now: Date): Promise<Banner[]> =>
  (await entriesOf(db, block, now)).map(toBanner);

/** The floors of a block that belongs to another object, such as an activity. */
export const floorsOf = async (db: Executor, block: string, viewing: Viewing): Promise<Floor[]> => {
  const entries = await entriesOf(db, block, viewing.now);
  return loadFloors(
    db,
    entries.filter(({ part }) => part === 'floor'),
    viewing,
  );
};

const limitOf = ({ limit = goodsOnFloor }: FocusContent) => limit;

/** Without named products, the best sellers that match; leaves out products out of stock. */
const listOf = ({ content }: FocusRow) => {
  const { categoryId, filters, goodsIds } = content;
  const ofCategory = categoryId === undefined ? {} : { categoryIds: [categoryId] };
  return { filters: { ...ofCategory, ...filters, inStock: true }, limit: goodsIds ? 0 : limitOf(content) };
};

export const toBanner = (entry: FocusRow): Banner => ({
  id: entry.id,
  title: entry.title,
  url: entry.url,
  image: imageOf(entry),
  ...(entry.content.phoneImage ? { phone: entry.content.phoneImage } : {}),
});

/** Without its own picture, an entry has the drawing of its id. */
export const imageOf = ({ id, image, title, subtitle }: FocusRow) =>
  image ?? sitePictureUrl('banner', id, `${title}|${subtitle}`);

const toFloor = (entry: FocusRow, categories: CategoryRow[]): Omit<Floor, 'goods'> => {
  const { categoryId, filters } = entry.content;
  const children = categories.filter(
    ({ parentId, isHidden }) => categoryId !== undefined && parentId === categoryId && !isHidden,
  );
  return {
    id: entry.id,
    title: entry.title,
    subtitle: entry.subtitle,
    url: entry.url ?? href('list_index', {}, categoryId === undefined ? {} : { category_id: categoryId }),
    zone: filters?.zone ?? categories.find(({ id }) => id === categoryId)?.mode ?? 'normal',
    banner: entry.image ? toBanner(entry) : null,
    links: children
      .slice(0, linksOnFloor)
      .map(({ id, name }) => ({ name, url: href('list_index', {}, { category_id: id }) })),
  };
};
