import { defineCache } from '#cache.ts';
import type { Handler } from '#operation.ts';
import { entriesOf, type FocusRow } from './focus.repository.ts';

const frames = defineCache<FocusRow[]>('frames');

export const listLinks: Handler<'listLinks'> = async (_, { db, now }) =>
  (await frames.get(db, { key: 'links', load: () => entriesOf(db, 'link', now) })).flatMap(({ id, title, url }) =>
    url ? { id, name: title, url } : [],
  );
