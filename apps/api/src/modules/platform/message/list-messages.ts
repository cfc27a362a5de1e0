import { messageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { countUnread, messagePage } from './message.repository.ts';

export const listMessages: Handler<'listMessages'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, per_page = 20, type } = query;
  const { rows, total } = await messagePage(db, buyerId, type, { page, perPage: per_page });
  const list = rows.map(({ id, kind, title, body, url, readAt, createdAt }) =>
    messageCodec.write({ id, kind, title, body, url, isRead: readAt !== null, createdAt: toSeconds(createdAt) }),
  );
  return { list, total, page, per_page, unread: await countUnread(db, buyerId) };
};
