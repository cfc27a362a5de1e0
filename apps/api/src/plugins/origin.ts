import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { Refusal } from '#errors/refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page elsewhere cannot make a buyer's browser change anything here: cookies alone do not prove the buyer's will. */
export const checkOrigin = (app: FastifyInstance, config: Config) => {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.access === 'provider') return;
    if (!isOwn(request, config)) throw new Refusal('forbidden', '请求来源不被允许');
  });
};

const isOwn = (request: FastifyRequest, config: Config) => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin === config.publicUrl || hostOf(origin) === request.host;
  return site === undefined || site === 'same-origin' || site === 'none';
};

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
