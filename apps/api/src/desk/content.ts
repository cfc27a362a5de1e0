import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { type BrandRow, brandsOfAll, lockBrand, removeBrand, saveBrand } from '#modules/catalogue/brand/index.ts';
import { allEntries, allPlaces, removeEntry, saveEntry } from '#modules/content/focus/index.ts';
import { anyActivity } from '#modules/selling/activity/index.ts';
import { versionOf } from '#wire-values.ts';
import { loadBanner, toBanner } from './content-entry.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/${'banners' | 'brands'}${string}` }>['id'];
const toBrand = (row: BrandRow | null): Schemas['Brand'] => {
  if (!row) throw new Refusal('brandMissing');
  const { id, name, maker, logo, banner, story, sort } = row;
  const form = { name, maker, ...(logo ? { logo } : {}), ...(banner ? { banner } : {}), story, sort };
  return { id, version: versionOf([form]), form };
};

const isActivity = (tx: Tx) => async (id: number) => (await anyActivity(tx, id)) !== null;

export const contentHandlers = {
  listBanners: async (_, { db }) => {
    const order = [...Object.keys(allPlaces), 'activity-floor'];
    const list = (await allEntries(db))
      .flatMap((row) => toBanner(row) ?? [])
      .toSorted((a, b) => order.indexOf(a.form.place) - order.indexOf(b.form.place));
    return { list, total: list.length };
  },
  createBanner: async ({ body: { banner } }, { db }) => {
    const id = await saveEntry(db, banner, null, isActivity(db));
    return written((await loadBanner(db, id)).banner, null, '内容已创建');
  },
  changeBanner: async ({ params: { id }, body: { version, banner } }, { db }) => {
    const stored = await loadBanner(db, id);
    const before = asSeen(stored.banner, version);
    await saveEntry(db, banner, stored.row, isActivity(db));
    return written((await loadBanner(db, id)).banner, before, '内容已保存');
  },
  removeBanner: async ({ params: { id } }, { db }) => {
    const { banner } = await loadBanner(db, id);
    await removeEntry(db, id);
    return { ...written(banner, banner, '内容已撤下'), after: null };
  },
  listBrands: async ({ query: { page = 1 } }, { db }) => {
    const { rows, total } = await brandsOfAll(db, { page, perPage: 50 });
    return { list: rows.map(toBrand), total };
  },
  createBrand: async ({ body: { brand } }, { db }) => written(toBrand(await saveBrand(db, brand)), null, '品牌已创建'),
  changeBrand: async ({ params: { id }, body: { version, brand } }, { db }) => {
    const before = asSeen(toBrand(await lockBrand(db, id)), version);
    return written(toBrand(await saveBrand(db, brand, id)), before, '品牌已保存');
  },
  removeBrand: async ({ params: { id } }, { db }) => {
    const brand = toBrand(await removeBrand(db, id));
    return { ...written(brand, brand, '品牌已删除'), after: null };
  },
} satisfies DeskHandlers<Calls>;
