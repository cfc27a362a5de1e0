import { type CommonFocus, commonFocusCodec } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { leadingBrands, toBrand } from '#modules/catalogue/brand/index.ts';
import { categoriesInOrder, categoryTree, zoneTree } from '#modules/catalogue/category/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { withoutEmptyZones } from './empty-zones.ts';
import { freeShippingCategories } from './focus.repository.ts';
import { loadHotSearches, loadNav } from './menus.ts';

const frames = defineCache<Omit<CommonFocus, 'timestamp'>>('frames');

const cached = (db: Db, now: Date) => frames.get(db, { key: 'focus', load: () => loadCommonFocus(db, now) });

export const getCommonFocus: Handler<'getCommonFocus'> = async (_, { db, now }) =>
  commonFocusCodec.write({ ...(await cached(db, now)), timestamp: toSeconds(now) });

export const listHotSearches: Handler<'listHotSearches'> = async (_, { db, now }) =>
  (await cached(db, now)).hotSearches;

const loadCommonFocus = async (db: Db, now: Date) => {
  const categories = await categoriesInOrder(db);
  const freeShipping = await freeShippingCategories(db);
  return {
    hotSearches: await loadHotSearches(db, now),
    nav: await withoutEmptyZones(db, await loadNav(db, now), now),
    categories: categoryTree(categories),
    categoriesYx: categoryTree(categories, ({ id }) => freeShipping.has(id)),
    categoriesZy: zoneTree(categories, 'zy'),
    categoriesQx: zoneTree(categories, 'qx'),
    brands: (await leadingBrands(db)).map(toBrand),
  };
};
