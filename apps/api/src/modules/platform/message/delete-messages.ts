import { Answer, type Handler } from '#operation.ts';
import { markDeleted } from './message.repository.ts';
import { refuseOthers, unreadOf } from './own-messages.ts';

export const deleteMessages: Handler<'deleteMessages'> = async ({ body }, { db, now, signedIn: { buyerId } }) => {
  const counts = await db.transaction(async (tx) => {
    await refuseOthers(tx, buyerId, body.ids);
    await markDeleted(tx, buyerId, body.ids, now);
    return unreadOf(tx, buyerId);
  });
  return new Answer(counts, '消息已删除');
};
