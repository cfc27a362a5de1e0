import type { NamedLink, NavItem } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { entriesOf, type FocusRow } from './focus.repository.ts';

/** A hot search as a link: where the operator wants it to lead, else to the search for its name. */
const toSearchLink = ({ title, url }: Pick<FocusRow, 'title' | 'url'>): NamedLink => ({
  name: title,
  url: url ?? href('search_index', {}, { keywords: title }),
});

export const loadHotSearches = async (db: Executor, now: Date): Promise<NamedLink[]> =>
  (await entriesOf(db, 'hot_search', now)).map(toSearchLink);

/** An entry without an address has not begun yet. */
export const loadNav = async (db: Executor, now: Date): Promise<NavItem[]> => {
  const entries = await entriesOf(db, 'nav', now);
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
