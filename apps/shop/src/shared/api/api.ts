import type { ApiClient, ApiError } from '@yaoji/api-client';
import { isServerBuild } from '#config.ts';
import { reactToOffline } from '#shared/errors/react-to-error.ts';
import { isByRestingPointer } from '#shared/page/first-input.ts';

/** The client and the calls of a first view. A page from the server brings their answers along, so that they come later. */
export const firstCalls = () => import('./first-calls.ts');

// Whoever is about to ask for something touches the page first. What does not come through is said by the call.
const signs = ['pointermove', 'pointerdown', 'focusin'];
function prepare(event: Event) {
  if (isByRestingPointer(event)) return;
  for (const sign of signs) removeEventListener(sign, prepare);
  void firstCalls().catch(() => undefined);
}
if (!isServerBuild) for (const sign of signs) addEventListener(sign, prepare);

/** Where its code could not be loaded, a call has not been made. Each call asks for the code again. */
const unreachable: ApiClient = {
  call: async () => {
    reactToOffline();
    return { ok: false, error: Object.assign(new Error(), { kind: 'offline', canRetry: false }) as ApiError };
  },
};

const clientOfBrowser = () =>
  firstCalls().then(
    ({ browserClient }) => browserClient,
    () => unreachable,
  );

let current: () => ApiClient | Promise<ApiClient> = clientOfBrowser;

/** Where many visitors share a process, each page that is rendered has a client of its own. */
export function setApi(find: () => ApiClient) {
  current = find;
}

/** The one client of the shop: repeats cancel each other across features (E8). */
export const api: ApiClient = { call: async (...args) => (await current()).call(...args) };
