/// <reference types="node" />

import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate } from '@tanstack/react-query';
import { type ApiClient, createApiClient } from '@yaoji/api-client';
import { documentTitle, getRoute, hasPage, matchRoute } from '@yaoji/routes';
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { isMissing } from '#shared/errors/missing.ts';
import { App } from './app.tsx';
import { config } from './config.ts';
import { userStateQuery } from './features/user/user.queries.ts';
import { prefetchFrame } from './layout/prefetch-frame.ts';
import { cacheKey } from './render/cache-key.ts';
import type { RenderPage } from './render/rendering.ts';
import { toHtml } from './render/to-html.ts';
import { importPage, pageFile, routes } from './routes.tsx';
import { setApi } from './shared/api/api.ts';
import { FrameOnly } from './shared/page/in-browser.tsx';
import { createQueryClient, routerContext } from './shared/query/query-client.ts';
import { dropFailures, settleQueries } from './shared/query/settle-queries.ts';

/** Limit on waiting for data; the browser requests the rest. */
const patienceMs = 2_000;

const clients = new AsyncLocalStorage<ApiClient>();
setApi(() => {
  const client = clients.getStore();
  if (!client) throw new Error('a call outside of a rendered page');
  return client;
});

const handler = createStaticHandler(routes);

/**
 * Renders the page at an address as HTML if visitors may see it and it has data, and only the frame of any other. Both
 * include the scripts and the answers to the page's first calls.
 */
export const renderPage: RenderPage = async ({ address, fetch, cachedHtml, withinMs = patienceMs }) => {
  const { name } = matchRoute(address);
  if (name === 'any' || name === 'not_found') return { kind: 'shell' };
  const isBuyers = getRoute(name).access === 'buyer';
  const url = new URL(address, 'http://shop.invalid');
  const queryClient = createQueryClient({ retry: false });
  const ask = createApiClient({ baseUrl: '', fetch, timeoutMs: withinMs });
  const context = await clients.run(ask, async () => {
    // A buyer's page starts its queries only for a known buyer.
    if (isBuyers && hasPage(name)) await queryClient.prefetchQuery(userStateQuery());
    const found = await handler.query(new Request(url), { requestContext: routerContext(queryClient) });
    if (!(found instanceof Response) && hasPage(name)) {
      prefetchFrame(queryClient, name);
      await settleQueries(queryClient, withinMs);
    }
    return found;
  });
  if (context instanceof Response) return { kind: 'redirect', to: context.headers.get('location') ?? '/' };
  if (!hasPage(name)) return { kind: 'shell' };
  const failures = dropFailures(queryClient);
  // A buyer's page shows the error itself.
  if (!isBuyers && failures.some(isMissing)) return { kind: 'missing' };

  const { prefetch, findSubject } = await importPage(name);
  const user = queryClient.getQueryData(userStateQuery().queryKey);
  const location = { name, params: context.matches.at(-1)?.params ?? {}, search: url.searchParams };
  const router = createStaticRouter(handler.dataRoutes, context);
  const render = () =>
    toHtml(
      <StrictMode>
        <FrameOnly value={isBuyers || prefetch === undefined}>
          <App queryClient={queryClient}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </FrameOnly>
      </StrictMode>,
    );
  const isVisitors = user?.isLoggedIn === false;
  return {
    kind: 'page',
    file: pageFile(name),
    title: documentTitle(name, user?.site.siteTitle || config.siteTitle, findSubject?.(queryClient, location)),
    data: JSON.stringify(dehydrate(queryClient)),
    html: await (isVisitors ? cachedHtml(cacheKey(queryClient, address), render) : render()),
    chatUrl: user?.site.chatUrl,
  };
};
