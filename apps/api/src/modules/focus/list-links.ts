import { defineCache } from '#cache.ts';
import type { Handler } from '#operation.ts';
import { type FriendlyLink, friendlyLinks } from './focus.repository.ts';

const frames = defineCache<FriendlyLink[]>('frames');

export const listLinks: Handler<'listLinks'> = async (_, { db }) =>
  (await frames.get(db, { key: 'links', load: () => friendlyLinks(db) })).map(({ id, name, url }) => ({
    id,
    name,
    url,
  }));
