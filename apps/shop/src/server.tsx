/// <reference types="node" />

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { type ApiClient, createApiClient } from '@yaoji/api-client';
import { documentTitle, getRoute, type PageId, type RenderPage, type RouteName } from '@yaoji/routes';
import { media } from '@yaoji/ui/theme';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { isMissing } from '#shared/errors/missing.ts';
import { App } from './app.tsx';
import { config } from './config.ts';
import { commonFocusQuery, topAdQuery } from './features/focus/focus.queries.ts';
import { footerCategoriesQuery } from './features/help/help.queries.ts';
import { linksQuery } from './features/help/links.queries.ts';
import { dailySpecialsQuery } from './features/promotion/daily-specials.queries.ts';
import { spikeQuery } from './features/promotion/spike.queries.ts';
import { userStateQuery } from './features/user/user.queries.ts';
import { loadPage, prefetchPage } from './load-page.ts';
import { asksWhoLooks } from './pages/frame/effects/use-viewer.ts';
import { setApi } from './shared/api/api.ts';
import { serverNow } from './shared/clock/server-clock.ts';
import { createQueryClient } from './shared/query/query-client.ts';
import { settleQueries } from './shared/query/settle-queries.ts';
import { withSearch } from './shared/routing/follow-route.ts';
import { ServerRouter } from './shared/routing/server-router.tsx';
import { yearOf } from './shared/time/format-time.ts';

/** Longer than this nobody waits for data: the page then starts with what is there, and the browser asks for the rest. */
const patienceMs = 2_000;

const clients = new AsyncLocalStorage<ApiClient>();
setApi(() => {
  const client = clients.getStore();
  if (!client) throw new Error('a call outside of a rendered page');
  return client;
});

/**
 * Renders the page at an address as HTML where it is open to visitors and has data. Every other page stays empty, but
 * brings its scripts, who asks, what the frame needs and, for a buyer, what the page's own first calls would bring.
 */
export const renderPage: RenderPage = async ({ address, fetch, cachedHtml, withinMs = patienceMs }) => {
  const page = await loadPage(address);
  if (page && page.path !== address) return { kind: 'redirect', to: withSearch(page.path, address) };
  if (!page || page.name === 'not_found') return { kind: 'shell' };
  const { prefetch, leadsTo } = page.module;
  const elsewhere = leadsTo?.(page.location);
  if (elsewhere) return { kind: 'redirect', to: elsewhere };
  const { access, layout } = getRoute(page.name);
  const isBuyers = access === 'buyer';
  const isFilled = !isBuyers && prefetch !== undefined;

  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const ask = createApiClient({ baseUrl: '', fetch, timeoutMs: withinMs });
  await clients.run(ask, async () => {
    if (layout.header !== 'none' || layout.footer) prefetchFrame(queryClient, page.name);
    // Nothing of a buyer's page is asked for before it is known that a buyer asks.
    if (isBuyers) await queryClient.prefetchQuery(userStateQuery());
    prefetchPage(queryClient, page);
    return settleQueries(queryClient, withinMs);
  });
  const failures = dropFailures(queryClient);
  // The page of a buyer says itself what it makes of that.
  if (!isBuyers && failures.some(isMissing)) return { kind: 'missing' };

  const user = queryClient.getQueryData(userStateQuery().queryKey);
  const siteTitle = user?.site.siteTitle || config.siteTitle;
  const isVisitors = user?.isLoggedIn === false;
  const render = () => renderHtml(queryClient, address);
  return {
    kind: 'page',
    page: page.page,
    file: await sourceOf(page.page),
    part: page.module.findPart?.(queryClient),
    desk: { file: 'src/pages/frame/desk-parts.tsx', media: `not ${media.phone}` },
    title: documentTitle(page.name, siteTitle, page.module.findSubject?.(queryClient, page.location)),
    data: JSON.stringify(dehydrate(queryClient)),
    html: !isFilled ? '' : await (isVisitors ? cachedHtml(keyOf(queryClient, address), render) : render()),
    chatUrl: user?.site.chatUrl,
  };
};

/** Starts the queries of what stands around a page. */
function prefetchFrame(client: QueryClient, name: RouteName) {
  if (asksWhoLooks(name)) void client.prefetchQuery(userStateQuery());
  void client.prefetchQuery(commonFocusQuery());
  if (getRoute(name).layout.topAd) void client.prefetchQuery(topAdQuery());
  void client.prefetchQuery(footerCategoriesQuery());
  void client.prefetchQuery(linksQuery());
}

/** The browser starts without what failed and asks again; so the HTML is made without it, too. */
function dropFailures(client: QueryClient): unknown[] {
  const cache = client.getQueryCache();
  const failed = cache.getAll().filter(({ state }) => state.status === 'error');
  for (const query of failed) cache.remove(query);
  return failed.map(({ state }) => state.error);
}

/** Queries whose answers carry the moment of the answer, which sets the clock and is shown nowhere. */
const clocks = new Set([commonFocusQuery(), spikeQuery(), dailySpecialsQuery()].map(({ queryKey }) => queryKey.join()));

/** A hash of all that a page is made of: its address, its data but for what only sets the clock, and the year in China. */
function keyOf(queryClient: QueryClient, address: string): string {
  const queries = queryClient.getQueryCache().getAll();
  const data = queries.map(({ queryKey, state }) =>
    clocks.has(queryKey.join()) ? [queryKey, { ...(state.data as object), timestamp: 0 }] : [queryKey, state.data],
  );
  const sources = JSON.stringify([address, yearOf(serverNow().getTime() / 1000), data]);
  return createHash('sha256').update(sources).digest('base64');
}

async function renderHtml(queryClient: QueryClient, address: string): Promise<string> {
  const shop = (
    <StrictMode>
      <App queryClient={queryClient} router={(routes) => <ServerRouter address={address}>{routes}</ServerRouter>} />
    </StrictMode>
  );
  // A stream of pieces, put together again, costs a fifth more than a string: it is for code that has yet to be loaded.
  const html = renderToString(shop);
  return html.includes(fallbackMark) ? renderOnceLoaded(shop) : html;
}

/** React writes it where a part was not ready, and its fallback stands in its place. */
const fallbackMark = '<!--$!-->';

async function renderOnceLoaded(shop: ReactNode): Promise<string> {
  const body = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(shop, {
      // In one piece: parts that come later would need scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onError: reject,
    });
  });
  return await text(body);
}

/** The source file of a page, as the manifest of the build names it. */
async function sourceOf(page: PageId): Promise<string> {
  const { pageFiles } = await import('./pages.ts');
  return pageFiles[page].replace('./', 'src/');
}
