import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { matchRoute } from '@yaoji/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isShownInPublic } from '#config/demonstration.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { toRefusal } from '#errors/to-refusal.ts';
import { leastHeaders } from '../security-headers.ts';
import type { InTurn } from '../turns.ts';
import { pagePolicy, policyHeader } from './page-policy.ts';
import { isPreviewed } from './previews.ts';
import { pageRenderer } from './render-pages.ts';
import { isImpersonated } from './serve-impersonation.ts';

const served = ['/api/', '/pictures/', '/uploads/', '/sandbox/', '/docs', '/assets/'];
const year = 31_536_000;

/** Scripts and style sheets follow the policy of their page; opened directly they are text. */
const runsInPages = /\.(js|css)(\.br)?$/;
/** A worker has its own content policy: barcode and picture readers run WebAssembly, which no page may. */
const runsWasm = /[\\/](?:scan|picture)-worker-[\w-]+\.js(\.br)?$/;
const wasmPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/** Headers that only matter for pages: they would double a small script's size. */
const ofPages = [
  'content-security-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const missing = new Set(['any', 'not_found']);

/** Above every page of a public demonstration. */
const strip =
  '<p role="note" style="margin:0;padding:8px 16px;background:#8a1c1c;color:#fff;text-align:center">演示站点：账号公开、支付与短信均为模拟，请勿填写真实资料。</p>';
const root = '<div id="root">';

/** Serves the shop's build: files unchanged, and pages for all other addresses. */
export const serveShop = async (app: FastifyInstance, config: Config, db: Db, inTurn: InTurn) => {
  const { shopDir: folder, renderWithinMs } = config;
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      // Page addresses are not files: looking for them would cost a directory search each.
      root: join(folder, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasts = path.startsWith(join(folder, 'assets'));
        if (runsInPages.test(path)) for (const name of ofPages) reply.raw.removeHeader(name);
        if (runsWasm.test(path)) reply.header(policyHeader, wasmPolicy);
        reply.header(
          'cache-control',
          lasts ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate',
        );
      },
    });
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isFile() || entry.name === 'index.html' || entry.name.startsWith('.')) continue;
      app.get(`/${entry.name}`, (_, reply) => reply.sendFile(entry.name, folder));
    }
  }
  const plain = isBuilt ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  const isDemo = isShownInPublic(config);
  const template = isDemo ? plain.replace(root, strip + root) : plain;
  const setPolicy = pagePolicy(template, db);
  const render = isBuilt
    ? pageRenderer(app, folder, { db, template, setPolicy, withinMs: renderWithinMs, inTurn })
    : null;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const outcome = (await render?.(request, reply)) ?? 'shell';
    if (outcome === 'sent') return reply;
    await setPolicy(reply);
    const isMissing = outcome === 'missing' || missing.has(matchRoute(request.url).name);
    reply.code(isMissing ? 404 : 200);
    return isDemo || isImpersonated(request) || isPreviewed(request)
      ? reply.type('text/html; charset=utf-8').send(template)
      : reply.sendFile('index.html', folder);
  };
  const answerAddress = (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new Refusal('contentMissing');
    if (isBuilt) return sendPage(request, reply);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('商城页面尚未构建。运行 npm start 会先构建，再启动。\n');
  };
  if (isBuilt) app.get('/', sendPage).get('/*', answerAddress);
  app.setNotFoundHandler(answerAddress);
};

/** True for a browser's navigation, false for a script's call. */
const wantsPage = ({ method, url, headers }: FastifyRequest) => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (served.some((start) => url.startsWith(start))) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
};

/** A path with invalid escapes reaches no route: it is not found (R003). */
export const answerUnreadableAddress = (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(leastHeaders);
  if (wantsPage(request)) return reply.redirect('/404');
  const { status, envelope } = toRefusal(new Refusal('contentMissing'));
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(envelope));
};
