import type { Handler } from '#operation.ts';
import { markRead } from './message.repository.ts';
import { refuseOthers, unreadOf } from './own-messages.ts';

/** Without ids, marks all messages as read. */
export const readMessages: Handler<'readMessages'> = async ({ body }, { db, now, signedIn: { buyerId } }) =>
  db.transaction(async (tx) => {
    const ids = body.ids ?? null;
    if (ids) await refuseOthers(tx, buyerId, ids);
    await markRead(tx, buyerId, ids, now);
    return unreadOf(tx, buyerId);
  });
