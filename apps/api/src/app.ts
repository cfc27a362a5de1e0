import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { handlers } from '#handlers.ts';
import { serveMessageSandbox } from '#modules/account/index.ts';
import { serveFiles } from '#modules/file/index.ts';
import { serveReports } from '#modules/goods/index.ts';
import { serveSandbox } from '#modules/payment/index.ts';
import { servePictures } from '#modules/picture/index.ts';
import { compressAnswers } from '#plugins/compression.ts';
import { answerNoRequest, closeConnections, httpOptions } from '#plugins/connections.ts';
import { registerContract } from '#plugins/contract/routes.ts';
import { answerErrors } from '#plugins/errors.ts';
import { acceptForms, readQueries, unreadQuery } from '#plugins/form-body.ts';
import { serveMonitoring } from '#plugins/monitoring/serve-monitoring.ts';
import { acceptMultipart, readMultipart } from '#plugins/multipart.ts';
import { allowOrigins, checkOrigin } from '#plugins/origin.ts';
import { contextReader, readCookies } from '#plugins/request-context.ts';
import { answerRequestId, requestIdOf } from '#plugins/request-id.ts';
import { setSecurityHeaders } from '#plugins/security-headers.ts';
import { serveDocs } from '#plugins/serve-docs.ts';
import { answerUnreadableAddress, serveShop } from '#plugins/shop/serve-shop.ts';
import { createTurns } from '#plugins/turns.ts';

export type AppOptions = {
  config: Config;
  db: Db;
  /** The server's clock; tests set their own. */
  clock?: () => Date;
  logger?: FastifyServerOptions['logger'];
  /** Every answer is checked against the contract before it leaves. */
  checkAnswers?: boolean;
};

const bodyLimit = 2 * 1024 * 1024;

/** Builds the whole server without listening, so that tests call it in memory. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, db, clock = () => new Date(), logger = false, checkAnswers = false } = options;
  const app = Fastify({
    logger,
    bodyLimit,
    // The address that the nearest proxy saw: what stands before it in X-Forwarded-For may be anybody's.
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
  await allowOrigins(app, config);
  checkOrigin(app, config);
  await setSecurityHeaders(app, config);
  await compressAnswers(app);
  acceptForms(app);
  await acceptMultipart(app, config);
  await readCookies(app);

  const world = { config, db, clock };
  const contextOf = contextReader(world);
  const inTurn = createTurns();
  registerContract(app, {
    handlers,
    contextOf,
    readMultipart: (request) => readMultipart(request, config),
    inTurn,
    checkAnswers,
  });
  servePictures(app, world);
  serveMonitoring(app, world);
  serveDocs(app);
  serveFiles(app, contextOf);
  serveReports(app, contextOf);
  if (config.sandboxMessages) serveMessageSandbox(app, world);
  if (config.sandboxCashier) serveSandbox(app, world);
  await serveShop(app, config, db, inTurn);
  return app;
};
