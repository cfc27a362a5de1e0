import type { OperationInput, Schemas } from '../contract/index.ts';
import { type Codec, intactOf, listOf, nullable, record } from './codec.ts';
import { type Goods, goodsCodec, type TagName } from './goods.ts';
import { commaIds, commaWords, flag } from './values.ts';

/** Marks that goods can be filtered by. */
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

/** What a list of goods is filtered, sorted and paged by; what is absent does not filter. */
export interface GoodsFilters {
  categoryIds?: number[];
  keywords?: string;
  /** Whether keywords mean everything of the goods or the maker only. */
  searchIn?: 'goods' | 'maker';
  /** Only goods that fit the keywords as they were typed. */
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
  /** Goods of one common name stand together. */
  isGrouped?: boolean;
  page?: number;
  perPage?: number;
  withFacets?: boolean;
}

/** A choice of a facet and how many goods it would list. */
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

/** How keywords were understood that fit no goods as they were typed. */
export interface SearchUnderstood {
  /** What is shown instead of the words that nothing is called; null where they stayed as typed. */
  shownFor: string | null;
  /** Several goods asked for at once, each shown for itself. */
  goods: string[];
  /** Words and quantities left out, as typed. */
  dropped: string[];
  /** Strengths and packs that no goods shown has, and which there are. */
  missing: Schemas['SearchMissing'][];
}

/** A page of goods with its facets and the path of its category. */
export interface GoodsListing extends Page<Goods> {
  facets: Facet[];
  categoryPath: CategoryStep[];
  /** Null where all goods fit the keywords as they were typed. */
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

/** A page of what `codec` translates. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<WirePage<Wire>, Page<Model>> {
  return record<WirePage<Wire>, Page<Model>>({
    list: ['list', listOf(codec)],
    total: 'total',
    page: 'page',
    perPage: 'per_page',
  } as never); // TypeScript cannot decide the field table's conditions while Wire and Model are open.
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
