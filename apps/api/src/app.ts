import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { replayDraft } from '#desk/previews.ts';
import { Refusal } from '#errors/refusal.ts';
import { handlers } from '#handlers.ts';
import { serveReports } from '#modules/catalogue/goods/index.ts';
import { servePictures } from '#modules/catalogue/picture/index.ts';
import { serveMessageSandbox } from '#modules/identity/account/index.ts';
import { serveSandbox } from '#modules/money/payment/index.ts';
import { serveFiles } from '#modules/platform/file/index.ts';
import { registerContract } from '#plugins/contract/routes.ts';
import { shopRules } from '#plugins/contract/shop-rules.ts';
import { serveMonitoring } from '#plugins/monitoring/serve-monitoring.ts';
import { readMultipart } from '#plugins/multipart.ts';
import { openApp } from '#plugins/open-app.ts';
import { contextReader } from '#plugins/request-context.ts';
import { serveDocs } from '#plugins/serve-docs.ts';
import { createPreviews } from '#plugins/shop/previews.ts';
import { serveImpersonation } from '#plugins/shop/serve-impersonation.ts';
import { serveShop } from '#plugins/shop/serve-shop.ts';
import { createTurns } from '#plugins/turns.ts';

export type AppOptions = {
  config: Config;
  db: Db;
  /** The server's clock; tests set their own. */
  clock?: () => Date;
  logger?: FastifyServerOptions['logger'];
  /** Validates every answer against the contract before sending it. */
  checkAnswers?: boolean;
  /** Seconds after which a waiting call or a running read is refused; default: `mostSeconds`. */
  maxSeconds?: number;
};

/** Builds the shop's server without listening, so that tests call it in memory. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, db, clock = () => new Date(), checkAnswers = false } = options;
  const app = await openApp(config, options.logger);

  const world = { config, db, clock };
  const previews = createPreviews(world, replayDraft);
  const contextOf = previews.contextOf(contextReader(world));
  const inTurn = createTurns(options.maxSeconds);
  registerContract(app, {
    ...shopRules,
    handlers: previews.handlers(handlers),
    contextOf,
    readMultipart: (request) => readMultipart(request, config),
    inTurn,
    checkAnswers,
  });
  serveImpersonation(app, world);
  previews.serve(app);
  servePictures(app, { ...world, reading: previews.reading });
  serveMonitoring(app, world);
  serveDocs(app, '/docs', 'shop');
  serveFiles(app, world, async (request, reply) => {
    const { signedIn } = await contextOf(request, reply);
    if (!signedIn) throw new Refusal('signedOut');
    return signedIn.buyerId;
  });
  serveReports(app, contextOf);
  if (config.sandboxMessages) serveMessageSandbox(app, world);
  if (config.sandboxCashier) serveSandbox(app, world);
  await serveShop(app, config, db, inTurn);
  return app;
};
