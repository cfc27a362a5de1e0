import type { FastifyReply } from 'fastify';
import type { Db } from '#db/database.ts';
import { readSettings } from '#modules/setting/index.ts';

const policyHeader = 'content-security-policy';

/** Lets a page show the operator's chat in a frame (P5), and no other stranger's page. */
export const allowChat = async (reply: FastifyReply, db: Db) => {
  // Where settings cannot be read the page says so itself.
  const chat = await readSettings(db, ['site']).then(
    ({ site }) => site.chatUrl,
    () => null,
  );
  if (chat) reply.header(policyHeader, `${String(reply.getHeader(policyHeader))};frame-src ${new URL(chat).origin}`);
};
