import { createHash } from 'node:crypto';
import { chinaDay } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { approvedBuyerIds } from './message.repository.ts';
import { type Message, sendMessage } from './send-message.ts';

type Notice = Omit<Message, 'reference'>;

/**
 * Sends an operator's message to one buyer or to all approved ones; returns the number of buyers. A buyer gets the same
 * message only once a day, so a request that is sent twice reaches nobody twice.
 */
export const sendNotice = async (tx: Executor, to: number | 'all', notice: Notice, now: Date): Promise<number> => {
  const { kind, title, body, url = '' } = notice;
  const content = createHash('sha256')
    .update(JSON.stringify([kind, title, body, url]))
    .digest('base64url');
  const ids = to === 'all' ? await approvedBuyerIds(tx) : to;
  return sendMessage(tx, ids, { ...notice, reference: `notice:${chinaDay(now)}:${content}` }, now);
};
