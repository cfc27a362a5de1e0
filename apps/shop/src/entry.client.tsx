import '@yaoji/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { setClockFrom } from './features/focus/focus.queries.ts';
import { captureInstallPrompt } from './pages/frame/header/add-to-desktop.ts';
import { routes } from './routes.tsx';
import { takeHandedOver } from './shared/query/handed-over.ts';
import { createQueryClient, routerContext } from './shared/query/query-client.ts';

captureInstallPrompt();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const queryClient = createQueryClient();
if (takeHandedOver(queryClient)) setClockFrom(queryClient);

// React can hydrate a page only once its code is there. A page that can't be fetched says so when the router tries again.
const matched = matchRoutes(routes, location) ?? [];
for (const { route } of matched) {
  if (typeof route.lazy !== 'function') continue;
  const page = await route.lazy().catch(() => null);
  if (page) Object.assign(route, page, { lazy: undefined });
}

const isRendered = root.hasChildNodes();
const router = createBrowserRouter(routes, {
  getContext: () => routerContext(queryClient),
  // The server has run the loaders of a page that it has rendered.
  ...(isRendered
    ? { hydrationData: { loaderData: Object.fromEntries(matched.map(({ route }) => [route.id, null])) } }
    : {}),
});
const shop = (
  <StrictMode>
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
if (isRendered) hydrateRoot(root, shop);
else createRoot(root).render(shop);
