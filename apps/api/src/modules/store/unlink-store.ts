import { invalid, notFound } from '#errors/refusal.ts';
import { closeVisitingSessions } from '#modules/auth/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { deleteLinks, storesBelow } from './store.repository.ts';

/** Who worked as the store through its head office is out at once. */
export const unlinkStore: Handler<'unlinkStore'> = async ({ params }, context) => {
  const { db } = context;
  const home = await homeOf(context);
  if (params.id === home) throw invalid({ id: '不能解绑当前账号自己' });
  await db.transaction(async (tx) => {
    const below = await storesBelow(tx, home);
    if (!below.includes(params.id) || (await deleteLinks(tx, below, params.id)) === 0) throw notFound('门店不存在');
    await closeVisitingSessions(tx, params.id);
  });
  return new Answer(null, '门店已解绑');
};
