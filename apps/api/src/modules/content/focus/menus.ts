import type { NamedLink, NavItem } from '@yaoji/api-client/wire';
import { getRoute, href } from '@yaoji/routes';
import type { Db, Executor, Tx } from '#db/database.ts';
import { firstFound } from '#modules/catalogue/goods/index.ts';
import { mostSearched } from '#modules/content/visit/index.ts';
import { allEntries, bestSoldNames, entriesOf, type FocusRow, hasOpenToAll, insertEntry } from './focus.repository.ts';

const searchesByDefault = 10;

/** A hot search as a link to the operator's address, or to a search for its name. */
const toSearchLink = ({ title, url }: Pick<FocusRow, 'title' | 'url'>): NamedLink => ({
  name: title,
  url: url ?? href('search_index', {}, { keywords: title }),
});

/** How many results of a search to check. */
const mostResults = 20;

/** Defaults to the most frequent searches that find something to order, then best sellers. */
export const loadHotSearches = async (db: Db, now: Date): Promise<NamedLink[]> => {
  const own = await entriesOf(db, 'hot_search', now);
  if (own.length > 0) return own.map(toSearchLink);
  const names = new Set<string>();
  for (const words of await mostSearched(db, now)) {
    if (names.size === searchesByDefault) break;
    const { ids, understood } = await firstFound(db, words, { buyerId: null, now }, mostResults);
    if (understood === null && (await hasOpenToAll(db, ids))) names.add(words);
  }
  for (const name of await bestSoldNames(db, searchesByDefault)) names.add(name);
  return [...names].slice(0, searchesByDefault).map((title) => toSearchLink({ title, url: null }));
};

const zones = [
  'yx',
  'tcm_zone',
  'devices_zone',
  'controlled_zone',
  'near_expiry_zone',
  'daily_special',
  'brand_zone',
  'coupon_centre',
  'points_mall',
] as const;

/** The default nav bar. */
export const defaultNav = zones.map((name) => ({ title: getRoute(name).title ?? '', url: href(name) }));

/** Copies the default nav bar into the operator's entries, unless there are any. */
export const writeDefaultNav = async (tx: Tx) => {
  if ((await allEntries(tx)).some(({ block }) => block === 'nav')) return;
  for (const [at, entry] of defaultNav.entries())
    await insertEntry(tx, { block: 'nav', ...entry, sort: 10 * (at + 1) });
};

/** An entry without an address is not running yet. */
export const loadNav = async (db: Executor, now: Date): Promise<NavItem[]> => {
  const entries = await entriesOf(db, 'nav', now);
  if (entries.length === 0)
    return defaultNav.map(({ title, url }, at) => ({
      id: at + 1,
      name: title,
      url,
      image: null,
      isOpen: true,
      children: [],
    }));
  const below = (parentId: number | undefined) => entries.filter(({ content }) => content.parentId === parentId);
  return below(undefined).map(({ id, title, url, image }) => ({
    id,
    name: title,
    url,
    image,
    isOpen: url !== null,
    children: below(id).map((child) => ({ id: child.id, name: child.title, url: child.url })),
  }));
};
