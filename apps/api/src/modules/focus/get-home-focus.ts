import { type Banner, type Floor, homeFocusCodec } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import { loadGoods } from '#modules/goods/index.ts';
import { sitePictureUrl } from '#modules/picture/index.ts';
import type { Handler } from '#operation.ts';
import { type CategoryRow, categoriesInOrder, entriesOf, type FocusRow, goodsOfContent } from './focus.repository.ts';

const goodsOnFloor = 5;
const linksOnFloor = 6;

export const getHomeFocus: Handler<'getHomeFocus'> = async (_, { db, now, config, signedIn }) => {
  const entries = await entriesOf(db, 'home', now);
  const inPart = (part: string) => entries.filter((entry) => entry.part === part);
  const floors = inPart('floor');
  const ids: number[][] = [];
  for (const { content } of floors) ids.push(await goodsOfContent(db, content, content.limit ?? goodsOnFloor));
  const goods = await loadGoods(db, {
    ids: ids.flat(),
    buyerId: signedIn?.buyerId ?? null,
    now,
    arePricesOpen: config.openPrices,
  });
  const categories = await categoriesInOrder(db);
  const [dialog] = inPart('popup');
  return homeFocusCodec.write({
    banners: inPart('carousel').map(toBanner),
    sideBanners: inPart('side').map(toBanner),
    floors: floors.map((entry, index) => ({
      ...toFloor(entry, categories),
      goods: (ids[index] ?? []).flatMap((id) => goods.get(id) ?? []),
    })),
    dialog: dialog?.content.activityId
      ? { activityId: dialog.content.activityId, title: dialog.title, image: imageOf(dialog) }
      : null,
  });
};

export const toBanner = (entry: FocusRow): Banner => ({
  id: entry.id,
  title: entry.title,
  url: entry.url,
  image: imageOf(entry),
});

/** Without a picture of its own an entry has the drawing that its id names. */
const imageOf = ({ id, image }: FocusRow) => image ?? sitePictureUrl('banner', id);

const toFloor = (entry: FocusRow, categories: CategoryRow[]): Omit<Floor, 'goods'> => {
  const { categoryId } = entry.content;
  const children = categories.filter(({ parentId }) => categoryId !== undefined && parentId === categoryId);
  return {
    id: entry.id,
    title: entry.title,
    subtitle: entry.subtitle,
    url: entry.url ?? href('list_index', {}, categoryId === undefined ? {} : { category_id: categoryId }),
    zone: categories.find(({ id }) => id === categoryId)?.mode ?? 'normal',
    banner: entry.image ? toBanner(entry) : null,
    links: children
      .slice(0, linksOnFloor)
      .map(({ id, name }) => ({ name, url: href('list_index', {}, { category_id: id }) })),
  };
};
