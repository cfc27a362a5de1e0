import type { GoodsFilters, NavItem } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { leadingBrands } from '#modules/catalogue/brand/index.ts';
import { firstGoodsOf } from '#modules/catalogue/goods/index.ts';
import { filledZones } from './focus.repository.ts';
import { defaultNav } from './menus.ts';

const lists: readonly (readonly [string, GoodsFilters])[] = [
  [href('yx'), { zone: 'yx' }],
  [href('tcm_zone'), { zone: 'zy' }],
  [href('devices_zone'), { zone: 'qx' }],
  [href('controlled_zone'), { marks: ['controlled'] }],
  [href('near_expiry_zone'), { marks: ['near_expiry'] }],
];

/** Leaves out default entries whose zone has nothing in it, unless an operator has added a menu or another name. */
export const withoutEmptyZones = async (db: Executor, nav: readonly NavItem[], now: Date): Promise<NavItem[]> => {
  const asked = lists.map(([, filters]) => ({ filters, limit: 1 }));
  const found = await firstGoodsOf(db, asked, now);
  const filled = await filledZones(db, now);
  const isFilled = new Map([
    ...lists.map(([url], at) => [url, (found[at] ?? []).length > 0] as const),
    [href('daily_special'), filled.hasSpecials],
    [href('coupon_centre'), filled.hasCoupons],
    [href('points_mall'), filled.hasPointsGoods],
    [href('brand_zone'), (await leadingBrands(db)).length > 0],
  ]);
  const isDefault = ({ name, url }: NavItem) => defaultNav.some((each) => each.title === name && each.url === url);
  return nav.filter((item) => item.children.length > 0 || !isDefault(item) || isFilled.get(item.url ?? '') !== false);
};
