import { userStateCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { enterSession } from '#modules/identity/auth/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import type { Handler } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { findStores, storesBelow } from './store.repository.ts';

export const switchStore: Handler<'switchStore'> = async ({ params }, context) => {
  const home = await homeOf(context);
  if (!(await storesBelow(context.db, home)).includes(params.id)) throw new Refusal('storeMissing');
  const [office] = await findStores(context.db, [home]);
  await enterSession(context, { buyerId: params.id }, { workingFor: { homeId: home, company: office?.company ?? '' } });
  return userStateCodec.write(await loadUserState(context, params.id));
};
