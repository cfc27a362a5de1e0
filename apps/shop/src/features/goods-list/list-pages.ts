import type { CommonFocus, GoodsFilters } from '@yaoji/api-client/wire';
import type { PageRoute } from '@yaoji/routes';

export type ListRoute = Extract<
  PageRoute,
  | 'list_index'
  | 'list_table'
  | 'list_no_image'
  | 'search_index'
  | 'search_table'
  | 'yx_index'
  | 'yx_table'
  | 'tcm_zone'
  | 'devices_zone'
  | 'near_expiry_zone'
  | 'controlled_goods'
  | 'list_other'
  | 'welfare'
  | 'activity_zone'
  | 'activity_centre'
  | 'cashback'
  | 'yyh_list'
>;

/** A page's own limits, which users cannot change, and its default order. */
export type GoodsPreset = Pick<GoodsFilters, 'zone' | 'marks' | 'tags' | 'makers' | 'activityId' | 'sort' | 'perPage'>;

type ListPage = {
  preset?: GoodsPreset;
  views: readonly ListRoute[];
  /** The categories that can narrow it. */
  categories: keyof CommonFocus & `categories${string}`;
};

const lists: ListPage = { views: ['list_index', 'list_table', 'list_no_image'], categories: 'categories' };
const searches: ListPage = { views: ['search_index', 'search_table'], categories: 'categories' };
/** Zones and activities, which have more above their list, have shorter pages. */
const perPage = 20;
/** Limited by the page itself. */
const limited: ListPage = { preset: { perPage }, views: [], categories: 'categories' };
const freeShipping: ListPage = { preset: { zone: 'yx' }, views: ['yx_index', 'yx_table'], categories: 'categoriesYx' };

export const listPages: Readonly<Record<ListRoute, ListPage>> = {
  list_index: lists,
  list_table: lists,
  list_no_image: lists,
  search_index: searches,
  search_table: searches,
  yx_index: { ...freeShipping, preset: { ...freeShipping.preset, perPage } },
  yx_table: freeShipping,
  tcm_zone: { preset: { zone: 'zy', perPage }, views: [], categories: 'categoriesZy' },
  devices_zone: { preset: { zone: 'qx', perPage }, views: [], categories: 'categoriesQx' },
  near_expiry_zone: {
    preset: { marks: ['near_expiry'], sort: 'expiry', perPage },
    views: [],
    categories: 'categories',
  },
  list_other: limited,
  welfare: limited,
  activity_zone: limited,
  activity_centre: limited,
  cashback: limited,
  yyh_list: { preset: { tags: ['优'] }, views: [], categories: 'categories' },
  controlled_goods: { preset: { marks: ['controlled'] }, views: [], categories: 'categories' },
};

export function viewLabel(route: ListRoute): string {
  if (route.endsWith('_table')) return '列表';
  return route.endsWith('_no_image') ? '无图' : '大图';
}
