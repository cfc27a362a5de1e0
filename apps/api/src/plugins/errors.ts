import type { FastifyInstance } from 'fastify';
import { isGone } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { toRefusal } from '#errors/to-refusal.ts';

/** Path of the ERP contract. */
const erpPath = /^\/erp\/v\d/;

/** The only place that writes the envelope of errors, or the problem for an ERP. */
export const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    // A database that is gone has no status; a buyer's broken connection has the same codes, and one.
    const isAway = (error as { statusCode?: number }).statusCode === undefined && isGone(error);
    const refusal = isAway ? new Refusal('overloaded', { retryAfterSeconds: 5 }) : toRefusal(error);
    if (refusal.status >= 500)
      request.log.error({ err: error, operation: request.routeOptions.config.operation }, 'failed');
    else
      request.log.info(
        { code: refusal.envelope.code, operation: request.routeOptions.config.operation, address: request.ip },
        refusal.message,
      );
    const { retryAfterSeconds } = refusal.facts;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const isErp = erpPath.test(request.url);
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .type(`application/${isErp ? 'problem+json' : 'json'}; charset=utf-8`)
      .send(JSON.stringify(isErp ? refusal.problem : refusal.envelope));
  });
};
