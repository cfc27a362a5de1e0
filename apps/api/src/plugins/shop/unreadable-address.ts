import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#errors/refusal.ts';
import { toRefusal } from '#errors/to-refusal.ts';
import { wantsPage } from './serve-shop.ts';

/** A path whose escapes are no text reaches no route: it is one more that is not there (R003). */
export const answerUnreadableAddress = (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
  if (wantsPage(request)) return reply.redirect('/404');
  const { status, envelope } = toRefusal(notFound());
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(envelope));
};
