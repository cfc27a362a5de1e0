import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '#config.ts';
import { compressAnswers } from './compression.ts';
import { answerNoRequest, closeConnections, httpOptions, refuseTwoHosts } from './connections.ts';
import { answerErrors } from './errors.ts';
import { acceptForms, readQueries, unreadQuery } from './form-body.ts';
import { acceptMultipart } from './multipart.ts';
import { allowOrigins, checkOrigin } from './origin.ts';
import { readCookies } from './request-context.ts';
import { answerRequestId, requestIdOf } from './request-id.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { answerUnreadableAddress } from './shop/serve-shop.ts';

const bodyLimit = 2 * 1024 * 1024;

/** A server without routes, with the common rules for requests and answers of all our origins. */
export const openApp = async (
  config: Config,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger,
    bodyLimit,
    // The address that the nearest proxy saw: earlier entries of X-Forwarded-For can be forged.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    frameworkErrors: answerUnreadableAddress,
    forceCloseConnections: 'idle',
    requestTimeout: config.requestSeconds * 1000,
    http: httpOptions(config.requestSeconds),
    clientErrorHandler: answerNoRequest,
    routerOptions: { querystringParser: unreadQuery, maxParamLength: 200 },
  });
  answerErrors(app);
  answerRequestId(app);
  readQueries(app);
  closeConnections(app);
  // Before hooks that may refuse a request.
  setSecurityHeaders(app, config);
  refuseTwoHosts(app);
  await allowOrigins(app, config);
  checkOrigin(app, config);
  await compressAnswers(app);
  acceptForms(app);
  await acceptMultipart(app, config);
  await readCookies(app);
  return app;
};
