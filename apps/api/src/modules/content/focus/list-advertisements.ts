import type { Handler } from '#operation.ts';
import { entriesOf } from './focus.repository.ts';
import { bannersOf, toBanner } from './load-floors.ts';

export const listRightAds: Handler<'listRightAds'> = (_, { db, now }) => bannersOf(db, 'right_ads', now);

export const listControlledAds: Handler<'listControlledAds'> = async ({ query }, { db, now }) => {
  const entries = await entriesOf(db, 'kxzq_ad', now);
  const asked = query.ids?.split(',').map(Number);
  return entries.filter(({ id }) => asked === undefined || asked.includes(id)).map(toBanner);
};

export const getLoginFocus: Handler<'getLoginFocus'> = async (_, { db, now }) => {
  const [entry] = await entriesOf(db, 'login', now);
  return entry ? toBanner(entry) : null;
};
