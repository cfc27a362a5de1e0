import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { Refusal } from '#errors/refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets pages of the named origins read what the API answers. Cookies go along only from the shop's own site (SameSite=Lax);
 * pages elsewhere and programs send a token.
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
  // Goods are shown there, too.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/pictures/')) reply.header('cross-origin-resource-policy', 'cross-origin');
  });
};

/** A page elsewhere cannot make a buyer's browser change anything here: cookies alone do not prove the buyer's will. */
export const checkOrigin = (app: FastifyInstance, config: Config) => {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.access === 'provider') return;
    requireOwnOrigin(request, config);
  });
};

/** Refuses what a page elsewhere has a browser ask for, save one of the named origins. */
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
