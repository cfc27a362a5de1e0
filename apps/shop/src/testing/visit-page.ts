import { act, fireEvent, screen } from '@testing-library/react';
import { fillPath, getRoute, type PageRoute } from '@yaoji/routes';
import { vi } from 'vitest';
import { contractAnswer, type Fill, needsLogin } from './contract-answers.ts';
import { type Answer, fakeServer } from './fake-server.ts';
import { showShop } from './render-shop.tsx';
import { tidyUp } from './tidy-up.ts';
import { wireBuyer, wireCommon, wireNow, wireVisitor } from './wire-browse.ts';

type Data = Readonly<Record<string, unknown>>;

/** A page's requirements for showing anything. */
export type Visit = {
  /** Path parameters besides the usual ones. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  /** Fields of answers that must match the address: `'/api/order/7'` → its fields, or those of each list entry. */
  readonly answers?: Readonly<Record<string, Data>>;
  readonly as?: 'buyer' | 'visitor' | 'newcomer';
};

const usualParams = { id: 7, ids: '7,8', name: '滋补', url: 'yx', type: 'hy' };

/** Calls of the frame around the page, which don't affect the page's state (E11). */
const frameCalls = new Set([
  '/api/user/base',
  '/api/focus/common',
  '/api/cart/total',
  '/api/article/footer',
  '/api/global/links',
]);

const viewers = {
  buyer: wireBuyer({ is_show_youx: 1 }),
  newcomer: wireBuyer({ is_passed: 0 }),
  visitor: wireVisitor(),
};

const parts = import.meta.glob(['../{features,pages,shared}/**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}']);
/** Loads all lazy parts first, so that no page is checked while one of its files is in flight. */
await Promise.all(Object.values(parts).map((load) => load()));

/** Shows a route's page, with a server that answers by the contract except for the calls that `refuse` replaces. */
export async function visitPage(
  name: PageRoute,
  { params, query = '', answers = {}, as = 'buyer' }: Visit,
  { fill = 'full', refuse }: { fill?: Fill; refuse?: (path: string) => Answer | undefined } = {},
) {
  await tidyUp();
  vi.setSystemTime(wireNow * 1000);
  let refused = refuse;
  const calls = fakeServer(({ method, path }) => {
    const refusal = frameCalls.has(path) ? undefined : refused?.(path);
    if (refusal) return refusal;
    if (as === 'visitor' && needsLogin(method, path)) return { status: 401 };
    if (path === '/api/user/base') return { data: viewers[as] };
    if (path === '/api/focus/common') return { data: wireCommon() };
    const data = contractAnswer(method, path, fill);
    return data === undefined ? { status: 404 } : { data: fit(data, answers[path]) };
  });
  const address = fillPath(getRoute(name).path, { ...usualParams, ...params }) + query;
  const { queryClient } = showShop(address);
  const settle = async () => {
    // A page that never settles is given up.
    for (let quiet = 0, turns = 0; quiet < 3 && turns < 1000; turns += 1) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 2)));
      quiet = queryClient.isFetching() > 0 || isBusy() ? 0 : quiet + 1;
    }
  };
  await settle();
  const ownPaths = (from = 0) => {
    const paths = calls.slice(from).flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
    return [...new Set(paths)].filter((path) => !frameCalls.has(path));
  };
  return {
    /** Paths of the page's own calls. */
    asked: ownPaths(),
    /** Presses every retry button, with a server that has recovered. */
    retry: async (within = main) => {
      refused = undefined;
      for (let turn = 0; turn < 5 && retries(within()).length > 0; turn++) {
        for (const button of retries(within())) fireEvent.click(button);
        await settle();
      }
    },
    /** Opens a dialog of the page with new answers from the server; returns the requested paths. */
    open: async (button: RegExp, refuseNow = refuse) => {
      refused = refuseNow;
      const from = calls.length;
      fireEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement);
      await screen.findByRole('dialog');
      await settle();
      return ownPaths(from);
    },
  };
}

const main = () => screen.getByRole('main');

export const shownRoute = () => main().dataset.page;
export const shownText = () => main().textContent.replace(/\s+/g, ' ');
/** The page's headings, in every state: screen reader users go there first. */
export const headings = () => [...main().querySelectorAll('h1')].map(({ textContent }) => textContent);
/** Something is still loading; the waiting screen never ends. */
export const isBusy = () => {
  const shown = document.querySelector('main');
  return shown?.dataset.page !== 'loading' && shown?.querySelector('[aria-busy="true"]') !== null;
};
export const retries = (within = main()) =>
  [...within.querySelectorAll('button')].filter(({ textContent, disabled }) => textContent === '重新加载' && !disabled);

function fit(data: unknown, fields: Data | undefined): unknown {
  if (!fields) return data;
  if (Array.isArray(data)) return data.map((entry) => ({ ...entry, ...fields }));
  return { ...(data as Data), ...fields };
}
