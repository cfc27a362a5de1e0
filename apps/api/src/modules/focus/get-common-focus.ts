import { type CommonFocus, commonFocusCodec, type NavItem } from '@yaoji/api-client/wire';
import { defineCache } from '#cache.ts';
import type { Executor } from '#db/database.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { categoryTree, zoneTree } from './category-tree.ts';
import { findCommonFocus, type NavigationRow } from './focus.repository.ts';
import { toBrand } from './get-zone-focus.ts';
import { toSearchLink } from './search-link.ts';

const frames = defineCache<Omit<CommonFocus, 'timestamp'>>('frames');

export const getCommonFocus: Handler<'getCommonFocus'> = async (_, { db, now }) => {
  const focus = await frames.get(db, { key: 'focus', load: () => loadCommonFocus(db) });
  return commonFocusCodec.write({ ...focus, timestamp: toSeconds(now) });
};

const loadCommonFocus = async (db: Executor) => {
  const { categories, freeShipping, brands, hotSearches, navigation } = await findCommonFocus(db);
  return {
    hotSearches: hotSearches.map(toSearchLink),
    nav: toNav(navigation),
    categories: categoryTree(categories),
    categoriesYx: categoryTree(categories, ({ id }) => freeShipping.has(id)),
    categoriesZy: zoneTree(categories, 'zy'),
    categoriesQx: zoneTree(categories, 'qx'),
    brands: brands.map(toBrand),
  };
};

const toNav = (rows: NavigationRow[]): NavItem[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, url, image, isOpen }) => ({
      id,
      name,
      url: isOpen ? url : null,
      image,
      isOpen,
      children: rows
        .filter(({ parentId }) => parentId === id)
        .map((child) => ({ id: child.id, name: child.name, url: child.isOpen ? child.url : null })),
    }));
