import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type OperationId, operations } from '@yaoji/api-client/desk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppOptions } from '#app.ts';
import type { Config } from '#config.ts';
import { serveErp } from '#erp/erp-app.ts';
import { Refusal } from '#errors/refusal.ts';
import { servePictures } from '#modules/catalogue/picture/index.ts';
import { isDocumentPicture } from '#modules/identity/document/index.ts';
import { findDeskSession, mayCall } from '#modules/operators/operator/index.ts';
import { serveFiles } from '#modules/platform/file/index.ts';
import { deskContract } from '#plugins/contract/openapi.ts';
import { registerContract } from '#plugins/contract/routes.ts';
import { timeRequests } from '#plugins/monitoring/metrics.ts';
import { readMultipart } from '#plugins/multipart.ts';
import { openApp } from '#plugins/open-app.ts';
import type { World } from '#plugins/request-context.ts';
import { createTurns } from '#plugins/turns.ts';
import { deskHandlers } from './handlers.ts';
import { logged } from './log-writes.ts';
import type { DeskContext } from './operation.ts';

/** Builds the desk's server, a separate origin with its own cookies, sessions and content policy. */
export const buildDesk = async (options: AppOptions): Promise<FastifyInstance> => {
  const { db, clock = () => new Date(), checkAnswers = false } = options;
  const maxUploadBytes = Math.max(options.config.maxUploadBytes, listBytes);
  const config: Config = { ...options.config, publicUrl: options.config.deskUrl, allowedOrigins: [], maxUploadBytes };
  const app = await openApp(config, options.logger);
  app.addHook('onRequest', async (_, reply) => void reply.header('cross-origin-opener-policy', 'same-origin'));
  timeRequests(app, 'desk ');
  const world = { config, db, clock };
  const inTurn = createTurns(options.maxSeconds);
  const contextOf = contextReader(world, options.config.publicUrl);
  registerContract<DeskContext>(app, {
    contract: deskContract,
    handlers: withLog(),
    contextOf,
    admit: ({ id }, context) => admit(id as OperationId, context),
    callerOf: ({ working }) => working?.operator.id ?? null,
    readMultipart: (request) => readMultipart(request, config),
    inTurn,
    checkAnswers,
  });
  serveErp(app, { world: { ...world, config }, inTurn: createTurns(options.maxSeconds), checkAnswers });
  servePictures(app, { ...world, config: options.config });
  // Operators who see buyers see licences; those who see orders see everything else.
  serveFiles(app, world, async (request, reply, url) => {
    const isOfBuyer = await isDocumentPicture(db, url);
    admit(isOfBuyer ? 'getBuyer' : 'getOrder', await contextOf(request, reply));
    return 'anybody';
  });
  await servePages(app, config);
  return app;
};

/** Limit of an uploaded price list. */
const listBytes = 20 * 1024 * 1024;

const admit = (id: OperationId, { working }: DeskContext) => {
  if (operations[id].access === 'visitor') return;
  if (!working) throw new Refusal('signedOut');
  const { factorRequired, factorAt } = working.operator;
  if (factorRequired && !factorAt && !deskContract.read(id).isBeforeFactor) throw new Refusal('factorSetupRequired');
  if (!mayCall(working.operator, id)) throw new Refusal('roleForbids');
};

/** Runs logged calls of operators in one transaction with their log entry. */
const withLog = () =>
  Object.fromEntries(
    Object.entries(deskHandlers).map(([id, handler]) => {
      const { isLogged } = deskContract.read(id);
      // The cast: a logged call has a write's type.
      return [id, isLogged ? logged(id, handler as never) : handler];
    }),
  );

const contextReader =
  ({ config, db, clock }: World, shopUrl: string | null) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<DeskContext> => {
    const now = clock();
    const secure = request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false);
    const cookie = `${secure ? '__Host-' : ''}yaoji_desk`;
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
    const token = request.cookies[cookie] ?? null;
    return {
      db,
      config,
      now,
      working: token === null ? null : await findDeskSession(db, token, true, now),
      client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
      session: {
        token,
        set: (value, expires) => reply.setCookie(cookie, value, { ...options, expires }),
        clear: () => reply.clearCookie(cookie, options),
      },
      shopUrl: shopUrl ?? `${request.protocol}://${request.hostname}:${config.port}`,
      log: request.log,
    };
  };

const served = /^\/(desk\/api|erp\/v\d+|pictures|uploads|assets)\//;

/** Serves the desk's build: files unchanged, and its one page for every other address. */
const servePages = async (app: FastifyInstance, { deskDir }: Config) => {
  const isBuilt = existsSync(join(deskDir, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: join(deskDir, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || request.method !== 'GET' || served.test(request.url)) throw new Refusal('contentMissing');
    return reply.header('cache-control', 'no-store').sendFile('index.html', deskDir);
  });
};
