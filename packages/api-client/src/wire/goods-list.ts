import type { Schemas } from '../contract/index.ts';
import { type Codec, lenientListOf, listOf, type Model, nullable, queryOf, record, recordOf } from './codec.ts';
import { type Goods, goodsCodec, type TagName } from './goods.ts';
import { commaIds, commaWords, flag } from './values.ts';

/** Marks to filter products by. */
export type GoodsMark =
  | 'special'
  | 'tiered'
  | 'full_reduction'
  | 'swap'
  | 'near_expiry'
  | 'free_shipping'
  | 'controlled'
  | 'bought';

/** The zones: yx free shipping, zy TCM, qx devices. */
export type Zone = 'yx' | 'zy' | 'qx';

/** An option of a facet with the number of matching products. */
export type FacetValue = Schemas['FacetValue'];
export type Facet = Schemas['Facet'];
export type CategoryStep = Schemas['CategoryStep'];

/** One page of something. */
export interface Page<Entry> {
  list: Entry[];
  total: number;
  page: number;
  perPage: number;
}

interface WirePage<Entry> {
  list: Entry[];
  total: number;
  page: number;
  per_page: number;
}

/** Filters ⇄ the query of `listGoods`. */
export const goodsFiltersCodec = queryOf('listGoods', {
  categoryIds: ['category_id', commaIds],
  keywords: 'keywords',
  /** Whether keywords search all product fields or only the maker. */
  searchIn: 'type',
  /** Only products that match the keywords exactly as typed. */
  isExactSearch: ['exact', flag],
  makers: 'maker',
  dosageForms: 'dosage_form',
  scopes: 'scope',
  origins: 'origin',
  priceMin: 'price_min',
  priceMax: 'price_max',
  inStock: ['in_stock', flag],
  expiryDays: 'expiry_days',
  tags: ['tags', commaWords<TagName>()],
  marks: ['flags', commaWords<GoodsMark>()],
  zone: 'mode',
  activityId: 'activity_id',
  couponId: 'coupon_id',
  sort: 'sort',
  /** Groups products with the same common name. */
  isGrouped: ['group', flag],
  page: 'page',
  perPage: 'per_page',
  withFacets: ['facets', flag],
});

/** Filters, sorting and paging of a product list; absent fields don't filter. */
export interface GoodsFilters extends Model<typeof goodsFiltersCodec> {}

/** A page of entries for `codec`. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<WirePage<Wire>, Page<Model>> {
  return record({
    list: ['list', listOf(codec)],
    total: 'total',
    page: 'page',
    perPage: 'per_page',
  });
}

export const goodsPageCodec: Codec<Schemas['GoodsPage'], Page<Goods>> = pageOf(goodsCodec);

export const searchUnderstoodCodec = recordOf('SearchUnderstood', {
  /** Replaces words that match no product; null if they are unchanged. */
  shownFor: 'shown_for',
  /** Several products in one query, each listed separately. */
  goods: 'goods',
  /** Dropped words and quantities, as typed. */
  dropped: 'dropped',
  /** Requested strengths and packs that no product has, and the available ones. */
  missing: 'missing',
});

/** How keywords were interpreted that match nothing as typed. */
export interface SearchUnderstood extends Model<typeof searchUnderstoodCodec> {}

/** A listing ⇄ the data of `listGoods`. */
export const goodsListingCodec = recordOf('GoodsListing', {
  list: ['list', lenientListOf(goodsCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  facets: 'facets',
  categoryPath: 'category_path',
  /** Null if all products match the keywords as typed. */
  search: ['search', nullable(searchUnderstoodCodec)],
});

/** A page of products with its facets and category path. */
export interface GoodsListing extends Model<typeof goodsListingCodec> {}
