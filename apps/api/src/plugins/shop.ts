import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { matchRoute } from '@yaoji/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#errors/refusal.ts';

const served = ['/api/', '/pictures/', '/sandbox/', '/docs', '/assets/'];
const year = 31_536_000;

/** Serves the shop's build: its files as they are, and its page for every address that the server itself has not. */
export const serveShop = async (app: FastifyInstance, folder: string) => {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasts = path.startsWith(join(folder, 'assets'));
        reply.header(
          'cache-control',
          lasts ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate',
        );
      },
    });
    app.get('/', sendPage);
  }

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw notFound();
    if (isBuilt) return sendPage(request, reply);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('商城页面尚未构建。运行 npm start 会先构建，再启动。\n');
  });
};

const wantsPage = ({ method, url, headers }: FastifyRequest) => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (served.some((start) => url.startsWith(start))) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
};

const missing = new Set(['any', 'not_found']);

const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(missing.has(matchRoute(request.url).name) ? 404 : 200).sendFile('index.html');
