import { readId } from '#shared/routing/read-id.ts';
import { readPage } from '#shared/routing/read-page.ts';

export type GoodsSort = 'default' | 'sales' | 'price' | '-price' | 'newest' | 'expiry';
export type SearchType = 'goods' | 'maker';

/** The facets that accept several values. */
export type FacetKey = 'category_id' | 'maker' | 'dosage_form' | 'scope' | 'origin' | 'tags' | 'flags';

/** The state of a product list. It is stored in the address, so that a link or a reload shows the same list. */
export type GoodsListState = {
  readonly keywords: string;
  readonly searchType: SearchType;
  /** Only exact matches of the keywords. */
  readonly isExact: boolean;
  /** Chosen values by facet; a facet without any is absent. */
  readonly chosen: Readonly<Partial<Record<FacetKey, readonly string[]>>>;
  readonly priceMin: string;
  readonly priceMax: string;
  readonly inStock: boolean;
  /** 0 if the list does not belong to an activity. */
  readonly activityId: number;
  readonly couponId: number;
  /** The most days left before expiry; 0 for any. */
  readonly expiryDays: number;
  readonly sort: GoodsSort;
  /** Groups products of one common name, with their unit price. */
  readonly isGrouped: boolean;
  /** From 1. */
  readonly page: number;
};

const facetKeys: readonly FacetKey[] = ['category_id', 'maker', 'dosage_form', 'scope', 'origin', 'tags', 'flags'];
const sorts: readonly GoodsSort[] = ['default', 'sales', 'price', '-price', 'newest', 'expiry'];

/** Facets with comma-separated values in one parameter; the others repeat theirs. */
const joined: ReadonlySet<FacetKey> = new Set(['category_id', 'tags', 'flags']);

/** Reads the state of a list from an address; ignores malformed parts. */
export function readListState(search: URLSearchParams): GoodsListState {
  const sort = search.get('sort') as GoodsSort;
  return {
    keywords: (search.get('keywords') ?? '').trim(),
    searchType: search.get('type') === 'maker' ? 'maker' : 'goods',
    isExact: search.get('exact') === '1',
    chosen: Object.fromEntries(
      facetKeys.map((key) => [key, readFacet(search, key)] as const).filter(([, values]) => values.length > 0),
    ),
    priceMin: readPrice(search.get('price_min')),
    priceMax: readPrice(search.get('price_max')),
    inStock: search.get('in_stock') === '1',
    activityId: readId(search.get('activity_id')),
    couponId: readId(search.get('coupon_id')),
    expiryDays: readDays(search.get('expiry_days')),
    sort: sorts.includes(sort) ? sort : 'default',
    isGrouped: search.get('group') === '1',
    page: readPage(search),
  };
}

function readFacet(search: URLSearchParams, key: FacetKey): readonly string[] {
  const raw = search.getAll(key);
  const values = (joined.has(key) ? raw.flatMap((value) => value.split(',')) : raw).map((value) => value.trim());
  const valid = values.filter((value) => value !== '' && (key !== 'category_id' || readId(value) > 0));
  return [...new Set(valid)].slice(0, 50);
}

const readDays = (value: string | null) => (value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 0);
const readPrice = (value: string | null) => (value && /^\d{1,10}(\.\d{1,4})?$/.test(value) ? value : '');

/** The query of a list's address; omits defaults, so that equal lists have equal addresses. */
export function writeListState(state: GoodsListState) {
  const facets = Object.fromEntries(
    facetKeys.map((key) => {
      const values = state.chosen[key] ?? [];
      return [key, joined.has(key) ? values.join(',') || undefined : values];
    }),
  );
  return {
    keywords: state.keywords || undefined,
    type: state.searchType === 'maker' ? 'maker' : undefined,
    exact: state.isExact ? 1 : undefined,
    ...facets,
    price_min: state.priceMin || undefined,
    price_max: state.priceMax || undefined,
    in_stock: state.inStock ? 1 : undefined,
    activity_id: state.activityId || undefined,
    coupon_id: state.couponId || undefined,
    expiry_days: state.expiryDays || undefined,
    sort: state.sort === 'default' ? undefined : state.sort,
    group: state.isGrouped ? 1 : undefined,
    page: state.page > 1 ? state.page : undefined,
  };
}

/** Changes the list, and starts at the first page. */
export const changeList = (state: GoodsListState, change: Partial<GoodsListState>): GoodsListState => ({
  ...state,
  page: 1,
  ...change,
});

/** Chooses a value of a facet, or removes it. */
export function toggleFacet(state: GoodsListState, key: FacetKey, value: string): GoodsListState {
  const values = state.chosen[key] ?? [];
  const { [key]: _replaced, ...others } = state.chosen;
  const toggled = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return changeList(state, { chosen: toggled.length > 0 ? { ...others, [key]: toggled } : others });
}

/** The list without any choice; with the same keyword and sort. */
export const clearChoices = (state: GoodsListState): GoodsListState => ({
  ...readListState(new URLSearchParams()),
  keywords: state.keywords,
  searchType: state.searchType,
  isExact: state.isExact,
  sort: state.sort,
  isGrouped: state.isGrouped,
});
