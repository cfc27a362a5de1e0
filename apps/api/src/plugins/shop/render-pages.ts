import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { sharingSession } from '../request-context.ts';
import type { InTurn } from '../turns.ts';
import { readManifest } from './build-manifest.ts';
import { cutTemplate } from './page-parts.ts';
import type { pagePolicy } from './page-policy.ts';

const visitorPages = defineCache<string>('visitorPages');

/** Headers of the visitor to forward to the page's calls. */
const carried = ['cookie', 'user-agent', 'accept-language', 'x-forwarded-for', 'x-forwarded-proto'];

/** Makes a page's calls within this process, as the visitor. */
const fetchWithin = (app: FastifyInstance, request: FastifyRequest): typeof fetch => {
  const own = Object.fromEntries(carried.map((name) => [name, request.headers[name]]).filter(([, value]) => value));
  // The shop's client calls an address of this server.
  return async (input, { method = 'GET', headers } = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: String(input),
      headers: { ...Object.fromEntries(new Headers(headers)), ...own, host: request.host },
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
};

/** The shop's server build, as `apps/shop/src/render/rendering.ts` describes it. */
type ShopBuild = {
  renderPage(request: {
    address: string;
    fetch: typeof fetch;
    withinMs?: number;
    cachedHtml: (key: string, load: () => Promise<string>) => Promise<string>;
  }): Promise<
    | { kind: 'page'; file: string; title: string; data: string; html: string; chatUrl: string | null | undefined }
    | { kind: 'redirect'; to: string }
    | { kind: 'shell' | 'missing' }
  >;
};

type RenderOptions = {
  db: Db;
  /** The shop's page without content. */
  template: string;
  /** Sets the page's content policy. */
  setPolicy: ReturnType<typeof pagePolicy>;
  /** Limit on waiting for a page's data; null: the shop's default. */
  withinMs: number | null;
  inTurn: InTurn;
};

/**
 * Answers a page's address with the rendered page and its data, if the shop's build supports it; otherwise says that
 * the browser renders it. Only visitors' pages are cached.
 */
export const pageRenderer = (
  app: FastifyInstance,
  folder: string,
  { db, template, setPolicy, withinMs, inTurn }: RenderOptions,
) => {
  const file = join(folder, 'server/entry.server.mjs');
  if (!existsSync(file)) return null;
  let loading: Promise<ShopBuild> | undefined;
  const load = () => {
    loading ??= import(pathToFileURL(file).href);
    return loading;
  };
  // During a stop, a page can make no more calls: leave it to the browser without logging errors.
  let isStopping = false;
  const unlessStopping = (complain: () => void) => {
    if (!isStopping) complain();
  };
  // Load the code of the pages before the first visitor comes.
  let warming: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', (done) => {
    warming = app
      .inject({ url: '/', headers: { accept: 'text/html' } })
      .catch((error) => unlessStopping(() => app.log.warn(error)));
    done();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    await warming;
  });
  const scriptsOf = readManifest(folder, template);
  const cut = cutTemplate(template);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<'sent' | 'shell' | 'missing'> => {
    const visit = {
      address: request.url,
      fetch: fetchWithin(app, request),
      cachedHtml: (key: string, load: () => Promise<string>) => visitorPages.get(db, { key, load }),
      ...(withinMs === null ? {} : { withinMs }),
    };
    const rendering = await load()
      .then(({ renderPage }) =>
        inTurn({ kind: 'page', request, buyerId: null }, () => sharingSession(() => renderPage(visit))),
      )
      .catch((error) => {
        // A visitor without a free slot renders in the browser.
        if (error instanceof Refusal) return { kind: 'shell' } as const;
        unlessStopping(() => request.log.error({ err: error, url: request.url }, 'a page could not be rendered'));
        return { kind: 'shell' } as const;
      });
    if (rendering.kind === 'redirect') {
      reply.header('cache-control', 'no-cache').redirect(rendering.to, 302);
      return 'sent';
    }
    if (rendering.kind !== 'page') return rendering.kind;
    const { file, title, data, html, chatUrl } = rendering;
    await setPolicy(reply, chatUrl);
    reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
    reply.send(cut.head(title, scriptsOf(file), html !== '') + html + cut.foot(data));
    return 'sent';
  };
};
