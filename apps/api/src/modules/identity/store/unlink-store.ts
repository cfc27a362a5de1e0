import { invalid, Refusal } from '#errors/refusal.ts';
import { closeVisitingSessions } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { deleteLinks, storesBelow } from './store.repository.ts';

/** By the head office or by the store itself. Ends sessions working as the store immediately. */
export const unlinkStore: Handler<'unlinkStore'> = async ({ params }, context) => {
  const { db } = context;
  const home = await homeOf(context);
  if (params.id === home) throw invalid({ id: '不能解绑当前账号自己' });
  await db.transaction(async (tx) => {
    const isAbove = (await deleteLinks(tx, await storesBelow(tx, home), params.id)) > 0;
    if (!isAbove && (await deleteLinks(tx, [params.id], home)) === 0) throw new Refusal('storeMissing');
    const storeId = isAbove ? params.id : home;
    await closeVisitingSessions(tx, storeId);
    await recordEvent(tx, context, storeId, 'storeUnlinked');
  });
  return new Answer(null, '门店已解绑');
};
