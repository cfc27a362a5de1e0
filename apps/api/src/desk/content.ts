import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { usuallyRead } from '@yaoji/goods-text';
import type { Tx } from '#db/database.ts';
import { invalid, notFound } from '#errors/refusal.ts';
import {
  type BrandRow,
  brandsOfAll,
  deleteBrand,
  insertBrand,
  isOtherBrandNamed,
  lockBrand,
  updateBrand,
} from '#modules/brand/index.ts';
import {
  allPlaces,
  deleteEntry,
  type EntryValues,
  entriesInPlaces,
  type FocusRow,
  insertEntry,
  isShopPage,
  lockEntry,
  placeOf,
  updateEntry,
} from '#modules/focus/index.ts';
import { toSeconds, versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/${'banners' | 'brands'}${string}` }>['id'];
type Banner = Schemas['Banner'];
type Content = FocusRow['content'];

const isFloor = (place: Banner['form']['place']) => allPlaces[place].part === 'floor';

/** Null where the entry stands at none of the places. */
const toBanner = (row: FocusRow | null): Banner | null => {
  const place = row && placeOf(row);
  if (!row || !place) return null;
  const { id, title, subtitle, url, image, sort, startsAt, endsAt, content } = row;
  const { phoneImage, categoryId, goodsIds, limit } = content;
  const form = {
    place,
    title,
    subtitle,
    ...(url ? { url } : {}),
    ...(image ? { image } : {}),
    ...(phoneImage ? { phoneImage } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(goodsIds ? { goodsIds } : {}),
    ...(limit ? { limit } : {}),
    sort,
    ...(startsAt ? { startsAt: toSeconds(startsAt) } : {}),
    ...(endsAt ? { endsAt: toSeconds(endsAt) } : {}),
  };
  return { id, version: versionOf([form]), form };
};

/** What the page changes of an entry's content; filters that it does not know stay. */
const contentOf = (
  { place, phoneImage, categoryId, goodsIds, limit }: Schemas['BannerForm'],
  { phoneImage: _image, categoryId: _category, goodsIds: _goods, limit: _limit, ...others }: Content,
): Content => {
  const cut = phoneImage ? { phoneImage } : {};
  if (!isFloor(place)) return { ...others, ...cut };
  if (categoryId === undefined && !goodsIds?.length && !others.filters)
    throw invalid({ 'banner[categoryId]': '楼层须选品类或商品' });
  return {
    ...others,
    ...cut,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(goodsIds?.length ? { goodsIds } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
};

const valuesOf = (banner: Schemas['BannerForm'], stored: Content = {}): EntryValues => {
  const { place, title, subtitle = '', url, image, sort, startsAt, endsAt } = banner;
  if (url !== undefined && !isShopPage(url)) throw invalid({ 'banner[url]': '链接须是本店的页面，如/mrtj' });
  if (startsAt && endsAt && endsAt <= startsAt) throw invalid({ 'banner[endsAt]': '结束时间须晚于开始时间' });
  const at = (seconds: number | undefined) => (seconds ? new Date(seconds * 1000) : null);
  return {
    ...allPlaces[place],
    title,
    subtitle,
    sort,
    url: url ?? null,
    image: image ?? null,
    content: contentOf(banner, stored),
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  };
};

const load = async (tx: Tx, id: number) => {
  const row = await lockEntry(tx, id);
  const banner = toBanner(row);
  if (!row || !banner) throw notFound('横幅不存在');
  return { banner, content: row.content };
};

const toBrand = (row: BrandRow | null): Schemas['Brand'] => {
  if (!row) throw notFound('品牌不存在');
  const { id, name, maker, logo, banner, story, sort } = row;
  const form = { name, maker, ...(logo ? { logo } : {}), ...(banner ? { banner } : {}), story, sort };
  return { id, version: versionOf([form]), form };
};

const brandValues = async (tx: Tx, form: Schemas['BrandForm'], id: number | null) => {
  const { logo = null, banner = null, story = '', ...others } = form;
  if (await isOtherBrandNamed(tx, form.name, id)) throw invalid({ 'brand[name]': '已有这个品牌' });
  return { ...others, logo, banner, story, letter: letterOf(form.name) };
};

/** The letter under which a brand is found; of names without one it is that of others (Z). */
const letterOf = (name: string): string => {
  const [first = ''] = usuallyRead(name)[0] ?? [];
  return /^[a-z]/i.test(first) ? first.slice(0, 1).toUpperCase() : 'Z';
};

export const contentHandlers = {
  listBanners: async (_, { db }) => {
    const rows = await entriesInPlaces(db, [...new Set(Object.values(allPlaces).map(({ block }) => block))]);
    const order = Object.keys(allPlaces);
    const list = rows
      .flatMap((row) => toBanner(row) ?? [])
      .toSorted((a, b) => order.indexOf(a.form.place) - order.indexOf(b.form.place));
    return { list, total: list.length };
  },
  createBanner: async ({ body: { banner } }, { db }) =>
    written((await load(db, await insertEntry(db, valuesOf(banner)))).banner, null, '横幅已创建'),
  changeBanner: async ({ params: { id }, body: { version, banner } }, { db }) => {
    const stored = await load(db, id);
    const before = asSeen(stored.banner, version);
    await updateEntry(db, id, valuesOf(banner, stored.content));
    return written((await load(db, id)).banner, before, '横幅已保存');
  },
  removeBanner: async ({ params: { id } }, { db }) => {
    const { banner } = await load(db, id);
    await deleteEntry(db, id);
    return { ...written(banner, banner, '横幅已撤下'), after: null };
  },
  listBrands: async ({ query: { page = 1 } }, { db }) => {
    const { rows, total } = await brandsOfAll(db, { page, perPage: 50 });
    return { list: rows.map(toBrand), total };
  },
  createBrand: async ({ body: { brand } }, { db }) =>
    written(toBrand(await insertBrand(db, await brandValues(db, brand, null))), null, '品牌已创建'),
  changeBrand: async ({ params: { id }, body: { version, brand } }, { db }) => {
    const before = asSeen(toBrand(await lockBrand(db, id)), version);
    return written(toBrand(await updateBrand(db, id, await brandValues(db, brand, id))), before, '品牌已保存');
  },
  removeBrand: async ({ params: { id } }, { db }) => {
    const brand = toBrand(await lockBrand(db, id));
    await deleteBrand(db, id);
    return { ...written(brand, brand, '品牌已删除'), after: null };
  },
} satisfies DeskHandlers<Calls>;
