import type { Handler } from '#operation.ts';
import { friendlyLinks } from './focus.repository.ts';

export const listLinks: Handler<'listLinks'> = async (_, { db }) =>
  (await friendlyLinks(db)).map(({ id, name, url }) => ({ id, name, url }));
