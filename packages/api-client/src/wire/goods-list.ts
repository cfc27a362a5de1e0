import type { OperationInput, Schemas } from '../contract/index.ts';
import { type Codec, intactOf, listOf, nullable, record } from './codec.ts';
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

type ListQuery = OperationInput<'listGoods'>['query'];

/** Filters, sorting and paging of a product list; absent fields don't filter. */
export interface GoodsFilters {
  categoryIds?: number[];
  keywords?: string;
  /** Whether keywords search all product fields or only the maker. */
  searchIn?: 'goods' | 'maker';
  /** Only products that match the keywords exactly as typed. */
  isExactSearch?: boolean;
  makers?: string[];
  dosageForms?: string[];
  scopes?: string[];
  origins?: string[];
  priceMin?: string;
  priceMax?: string;
  inStock?: boolean;
  tags?: TagName[];
  marks?: GoodsMark[];
  zone?: Zone;
  activityId?: number;
  couponId?: number;
  sort?: NonNullable<ListQuery['sort']>;
  /** Groups products with the same common name. */
  isGrouped?: boolean;
  page?: number;
  perPage?: number;
  withFacets?: boolean;
}

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

/** How keywords were interpreted that match nothing as typed. */
export interface SearchUnderstood {
  /** Replaces words that match no product; null if they are unchanged. */
  shownFor: string | null;
  /** Several products in one query, each listed separately. */
  goods: string[];
  /** Dropped words and quantities, as typed. */
  dropped: string[];
  /** Requested strengths and packs that no product has, and the available ones. */
  missing: Schemas['SearchMissing'][];
}

/** A page of products with its facets and category path. */
export interface GoodsListing extends Page<Goods> {
  facets: Facet[];
  categoryPath: CategoryStep[];
  /** Null if all products match the keywords as typed. */
  search: SearchUnderstood | null;
}

interface WirePage<Entry> {
  list: Entry[];
  total: number;
  page: number;
  per_page: number;
}

/** Filters ⇄ the query of `listGoods`. */
export const goodsFiltersCodec = record<ListQuery, GoodsFilters>({
  categoryIds: ['category_id', commaIds],
  keywords: 'keywords',
  searchIn: 'type',
  isExactSearch: ['exact', flag],
  makers: 'maker',
  dosageForms: 'dosage_form',
  scopes: 'scope',
  origins: 'origin',
  priceMin: 'price_min',
  priceMax: 'price_max',
  inStock: ['in_stock', flag],
  tags: ['tags', commaWords<TagName>()],
  marks: ['flags', commaWords<GoodsMark>()],
  zone: 'mode',
  activityId: 'activity_id',
  couponId: 'coupon_id',
  sort: 'sort',
  isGrouped: ['group', flag],
  page: 'page',
  perPage: 'per_page',
  withFacets: ['facets', flag],
});

/** A page of entries for `codec`. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<WirePage<Wire>, Page<Model>> {
  return record<WirePage<Wire>, Page<Model>>({
    list: ['list', listOf(codec)],
    total: 'total',
    page: 'page',
    perPage: 'per_page',
  } as never); // TypeScript cannot resolve the field table's conditional types while Wire and Model are open.
}

export const goodsPageCodec: Codec<Schemas['GoodsPage'], Page<Goods>> = pageOf(goodsCodec);

export const searchUnderstoodCodec = record<Schemas['SearchUnderstood'], SearchUnderstood>({
  shownFor: 'shown_for',
  goods: 'goods',
  dropped: 'dropped',
  missing: 'missing',
});

/** A listing ⇄ the data of `listGoods`. */
export const goodsListingCodec = record<Schemas['GoodsListing'], GoodsListing>({
  list: ['list', intactOf(goodsCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  facets: 'facets',
  categoryPath: 'category_path',
  search: ['search', nullable(searchUnderstoodCodec)],
});
