import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Db } from '#db/database.ts';
import { readSettings } from '#modules/platform/setting/index.ts';

export const policyHeader = 'content-security-policy';

const inlineScripts = /<script>(.*?)<\/script>/gs;
const scriptHashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Adds to a page's policy what pages may do and other answers may not: run the inline script of the build, by its hash,
 * and show the operator's chat (P5) in a frame. `chatUrl`: from the page's data, otherwise read here.
 */
export const pagePolicy = (template: string, db: Db) => {
  const hashes = [...template.matchAll(inlineScripts)].map(([, script = '']) => scriptHashOf(script));
  const scripts = hashes.length > 0 ? `;script-src-elem 'self' ${hashes.join(' ')}` : '';
  // If settings cannot be read, the page itself reports it.
  const readChatUrl = () =>
    readSettings(db, ['site']).then(
      ({ site }) => site.chatUrl,
      () => null,
    );
  return async (reply: FastifyReply, chatUrl?: string | null) => {
    const chat = chatUrl === undefined ? await readChatUrl() : chatUrl;
    const frames = chat ? `;frame-src ${new URL(chat).origin}` : '';
    reply.header(policyHeader, `${String(reply.getHeader(policyHeader))}${scripts}${frames}`);
  };
};
