import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { createQueryClient } from '../shared/query/query-client.ts';
import { fakeServer, type Routes } from './fake-server.ts';
import { shopRouter } from './test-router.tsx';
import { wireBuyer, wireCommon, wireListing, wireWorkbench } from './wire-browse.ts';

/** Renders the shop at an address, with a server for every page's calls; `routes` adds or replaces answers. */
export function renderShop(at: string, routes: Routes = {}) {
  const calls = fakeServer({
    'GET /api/user/base': () => ({ data: wireBuyer() }),
    'GET /api/auth/ways': () => ({ data: { sms: 1, wechat: 1 } }),
    'GET /api/focus/common': () => ({ data: wireCommon() }),
    'GET /api/cart/total': () => ({ data: { total: 3 } }),
    'GET /api/article/category': () => ({ data: [] }),
    'GET /api/article/search': () => ({ data: [] }),
    'GET /api/article/footer': () => ({ data: [] }),
    'GET /api/global/links': () => ({ data: [] }),
    'GET /api/goods/list': () => ({ data: wireListing([]) }),
    'GET /api/index_wntj/1': () => ({ data: [] }),
    'GET /api/user/workbench': () => ({ data: wireWorkbench() }),
    'GET /api/user/fast_buy': () => ({ data: { list: [], total: 0, page: 1, per_page: 40 } }),
    ...routes,
  });
  return { ...showShop(at), calls };
}

/** Renders the complete shop at an address, with the current fake server. */
export function showShop(at: string) {
  const beacons: { path: string; form: URLSearchParams }[] = [];
  vi.stubGlobal('scrollTo', vi.fn());
  const sendBeacon = (path: string, form: URLSearchParams) => beacons.push({ path, form }) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const queryClient = createQueryClient();
  const view = render(
    <App queryClient={queryClient}>
      <RouterProvider router={shopRouter(queryClient, at)} />
    </App>,
  );
  return { ...view, beacons, queryClient, user: userEvent.setup() };
}
