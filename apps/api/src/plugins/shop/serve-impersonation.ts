import { formatMinute } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginImpersonation, closeSession, findImpersonation } from '#modules/identity/auth/index.ts';
import { impersonationPath } from '#modules/operators/operator/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { World } from '../request-context.ts';
import { sessionCookieOf } from '../session-cookie.ts';
import { isPage, withNote } from './page-note.ts';

/** Present during an impersonation: pages without it cost no query. */
const sign = 'yaoji_look';

export const isImpersonated = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers.cookie?.includes(`${sign}=`) ?? false;

/** Starts and ends impersonations, with a notice above every page. */
export const serveImpersonation = (app: FastifyInstance, { config, db, clock }: World) => {
  const back = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-store').redirect(to, 302);
  app.get(`${impersonationPath}/end`, async (request, reply) => {
    const { name, options } = sessionCookieOf(request, config);
    const token = request.cookies[name];
    if (token && (await findImpersonation(db, token, clock()))) {
      await closeSession(db, token);
      reply.clearCookie(name, options);
    }
    return back(reply.clearCookie(sign, { path: '/' }), '/');
  });
  app.get<{ Params: { ticket: string } }>(`${impersonationPath}/:ticket`, async (request, reply) => {
    const begun = await beginImpersonation(db, request.params.ticket, clock());
    if (!begun) return back(reply, href('login'));
    const { name, options } = sessionCookieOf(request, config);
    const expires = begun.expiresAt;
    reply.setCookie(name, begun.token, { ...options, expires });
    return back(reply.setCookie(sign, '1', { ...options, expires }), '/');
  });
  app.addHook('onSend', async (request, _, payload) => {
    if (!isImpersonated(request) || !isPage(payload)) return payload;
    const token = request.cookies[sessionCookieOf(request, config).name];
    const look = token ? await findImpersonation(db, token, clock()) : null;
    if (!look) return payload;
    const words = `客服 ${look.operator} 正在以「${look.company || look.username}」的身份查看，只读，至 ${formatMinute(toSeconds(look.expiresAt)).slice(-5)}`;
    return withNote(payload, words, { href: `${impersonationPath}/end`, label: '结束查看' });
  });
};
