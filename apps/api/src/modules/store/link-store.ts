import { storeCodec } from '@yaoji/api-client/wire';
import { invalid, notFound } from '#errors/refusal.ts';
import { proveLogin } from '#modules/auth/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { findStores, insertLink, lockPair, storesBelow } from './store.repository.ts';
import { toStore } from './store-model.ts';

/** Puts a store under the account that logged in, proved by the store's own log-in. */
export const linkStore: Handler<'linkStore'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  const home = await homeOf(context);
  const storeId = await proveLogin(context, body);
  if (storeId === home) throw invalid({ username: '不能绑定当前账号自己' });
  await db.transaction(async (tx) => {
    await lockPair(tx, home, storeId);
    if ((await storesBelow(tx, storeId)).includes(home))
      throw invalid({ username: '该账号是本店的总店，不能绑定为门店' });
    if (!(await insertLink(tx, home, storeId, now))) throw invalid({ username: '该门店已绑定' });
  });
  const [row] = await findStores(db, [storeId]);
  if (!row) throw notFound();
  return new Answer(storeCodec.write(toStore(row, signedIn.buyerId)), '门店已绑定');
};
