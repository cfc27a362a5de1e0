import { storeCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { findStores, storesBelow } from './store.repository.ts';
import { toStore } from './store-model.ts';

export const listStores: Handler<'listStores'> = async (_, context) => {
  const { db, signedIn } = context;
  const rows = await findStores(db, await storesBelow(db, await homeOf(context)));
  return rows
    .map((row) => toStore(row, signedIn.buyerId))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map((store) => storeCodec.write(store));
};
