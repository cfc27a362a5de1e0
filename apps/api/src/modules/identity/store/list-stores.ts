import { storeCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { findStores, monthsOf, storesBelow } from './store.repository.ts';
import { toStore } from './store-model.ts';

export const listStores: Handler<'listStores'> = async (_, context) => {
  const { db, now, signedIn } = context;
  const ids = await storesBelow(db, await homeOf(context));
  const [rows, months] = await Promise.all([findStores(db, ids), monthsOf(db, ids, now)]);
  return rows
    .map((row) => toStore(row, signedIn.buyerId, months))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map((store) => storeCodec.write(store));
};
