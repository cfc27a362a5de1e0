import type { ApiClient, ApiError } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { isServerBuild } from '#config.ts';

/** The client and the calls of a first view. A page from the server brings their answers along, so that they come later. */
export const firstCalls = () => import('./first-calls.ts');

// Whoever is about to ask for something touches the page first. What does not come through is said by the call.
const prepare = () => void firstCalls().catch(() => undefined);
if (!isServerBuild) for (const sign of ['pointerover', 'focusin']) addEventListener(sign, prepare, { once: true });

/** A browser that could not load a module does not try again until the page is loaded anew. */
const unreachable: ApiClient = {
  call: async () => {
    toast.error('网络异常，请刷新页面');
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
