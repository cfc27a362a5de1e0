import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { countUnread, ownIds } from './message.repository.ts';

/** Refuses the request unless all messages are this buyer's (P8). */
export const refuseOthers = async (db: Executor, buyerId: number, ids: number[]): Promise<void> => {
  const own = await ownIds(db, buyerId, ids);
  if (own.length !== new Set(ids).size) throw new Refusal('messageGone');
};

export const unreadOf = async (db: Executor, buyerId: number): Promise<{ unread: number }> => {
  const counts = await countUnread(db, buyerId);
  return { unread: Object.values(counts).reduce((sum, count) => sum + count, 0) };
};
