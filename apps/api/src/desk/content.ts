import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { usuallyRead } from '@yaoji/goods-text';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import {
  type BrandRow,
  brandsOfAll,
  deleteBrand,
  insertBrand,
  isOtherBrandNamed,
  lockBrand,
  updateBrand,
} from '#modules/catalogue/brand/index.ts';
import {
  allEntries,
  allPlaces,
  deleteEntry,
  insertEntry,
  updateEntry,
  writeDefaultNav,
} from '#modules/content/focus/index.ts';
import { versionOf } from '#wire-values.ts';
import { loadBanner, requireNamed, toBanner, valuesOf } from './content-entry.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/${'banners' | 'brands'}${string}` }>['id'];
const toBrand = (row: BrandRow | null): Schemas['Brand'] => {
  if (!row) throw new Refusal('brandMissing');
  const { id, name, maker, logo, banner, story, sort } = row;
  const form = { name, maker, ...(logo ? { logo } : {}), ...(banner ? { banner } : {}), story, sort };
  return { id, version: versionOf([form]), form };
};

const brandValues = async (tx: Tx, form: Schemas['BrandForm'], id: number | null) => {
  const { logo = null, banner = null, story = '', ...others } = form;
  if (await isOtherBrandNamed(tx, form.name, id)) throw invalid({ 'brand[name]': '已有这个品牌' });
  return { ...others, logo, banner, story, letter: letterOf(form.name) };
};

/** The index letter of a brand; Z for names without one. */
const letterOf = (name: string): string => {
  const [first = ''] = usuallyRead(name)[0] ?? [];
  return /^[a-z]/i.test(first) ? first.slice(0, 1).toUpperCase() : 'Z';
};

/** A nav entry with a menu must not move. */
const requireNoMenu = async (tx: Tx, id: number) => {
  if ((await allEntries(tx)).some(({ content }) => content.parentId === id)) throw new Refusal('parentInUse');
};

export const contentHandlers = {
  listBanners: async (_, { db }) => {
    const order = [...Object.keys(allPlaces), 'activity-floor'];
    const list = (await allEntries(db))
      .flatMap((row) => toBanner(row) ?? [])
      .toSorted((a, b) => order.indexOf(a.form.place) - order.indexOf(b.form.place));
    return { list, total: list.length };
  },
  createBanner: async ({ body: { banner } }, { db }) => {
    await requireNamed(db, banner, null);
    if (banner.place === 'nav') await writeDefaultNav(db);
    return written((await loadBanner(db, await insertEntry(db, valuesOf(banner)))).banner, null, '内容已创建');
  },
  changeBanner: async ({ params: { id }, body: { version, banner } }, { db }) => {
    const stored = await loadBanner(db, id);
    const before = asSeen(stored.banner, version);
    await requireNamed(db, banner, id);
    const isMoved = before.form.place !== banner.place;
    if (isMoved || banner.parentId) await requireNoMenu(db, id);
    await updateEntry(db, id, valuesOf(banner, isMoved ? {} : stored.content));
    return written((await loadBanner(db, id)).banner, before, '内容已保存');
  },
  removeBanner: async ({ params: { id } }, { db }) => {
    const { banner } = await loadBanner(db, id);
    await requireNoMenu(db, id);
    await deleteEntry(db, id);
    return { ...written(banner, banner, '内容已撤下'), after: null };
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
