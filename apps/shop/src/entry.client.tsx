import '@yaoji/ui/styles.css';
import '@yaoji/ui/reset.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { setClockFrom } from './features/site/site.queries.ts';
import { captureInstallPrompt } from './layout/header/add-to-desktop.ts';
import { routes } from './routes.tsx';
import { isLeft } from './shared/page/in-browser.tsx';
import { takeHandedOver } from './shared/query/handed-over.ts';
import { createQueryClient, routerContext } from './shared/query/query-client.ts';
import { setRouter } from './shared/routing/navigator.ts';

captureInstallPrompt();
// Starts in a separate task, after parsing. No top-level await: pages import this script and would wait for it.
setTimeout(start);

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  if (takeHandedOver(queryClient)) setClockFrom(queryClient);

  // Fetch the page's code before hydrating. If that fails, the router retries and shows the error.
  const matched = matchRoutes(routes, location) ?? [];
  for (const { route } of matched) {
    const page = typeof route.lazy === 'function' ? await route.lazy().catch(() => null) : null;
    if (page) Object.assign(route, page, { lazy: undefined });
  }
  // The loaders of a server-rendered page have already run.
  const isRendered = root.hasChildNodes();
  const loaderData = Object.fromEntries(matched.map(({ route }) => [route.id, null]));
  const router = createBrowserRouter(routes, {
    getContext: () => routerContext(queryClient),
    ...(isRendered && { hydrationData: { loaderData } }),
  });
  setRouter(router);
  const shop = (
    <StrictMode>
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // A transition yields to user input.
  const onRecoverableError = (error: unknown) => void (isLeft(error) || reportError(error));
  startTransition(
    () => void (isRendered ? hydrateRoot(root, shop, { onRecoverableError }) : createRoot(root).render(shop)),
  );
}
