import type { Handler } from '#operation.ts';
import { entriesOf } from './focus.repository.ts';
import { toBanner } from './load-floors.ts';

export const getTopAd: Handler<'getTopAd'> = async (_, { db, now }) => {
  const [entry] = await entriesOf(db, 'top', now);
  if (!entry?.url) return null;
  return { url: entry.url, image: toBanner(entry).image };
};
