import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { Refusal } from '#errors/refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets pages of allowed origins read the API's answers. Only the shop's own site sends cookies (SameSite=Lax); pages
 * elsewhere and programs send a token.
 */
export const allowOrigins = async (app: FastifyInstance, { allowedOrigins }: Config) => {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && allowedOrigins.includes(origin)),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Accept', 'Authorization', 'Content-Type', 'X-Request-Id'],
    exposedHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
    maxAge: 7200,
  });
  // Allowed origins show pictures of products, too.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/pictures/')) reply.header('cross-origin-resource-policy', 'cross-origin');
  });
};

/** Prevents pages elsewhere from changing anything through a buyer's browser: cookies alone do not prove intent. */
export const checkOrigin = (app: FastifyInstance, config: Config) => {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.access === 'provider') return;
    requireOwnOrigin(request, config);
  });
};

/** Refuses requests from pages elsewhere, except allowed origins. */
export const requireOwnOrigin = (request: FastifyRequest, config: Config) => {
  if (!isOwn(request, config)) throw new Refusal('foreignOrigin');
};

const isOwn = (request: FastifyRequest, config: Config) => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined)
    return origin === config.publicUrl || config.allowedOrigins.includes(origin) || hostOf(origin) === request.host;
  return site === undefined || site === 'same-origin' || site === 'none';
};

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
