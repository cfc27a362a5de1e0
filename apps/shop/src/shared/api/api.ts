import { type ApiClient, createApiClient } from '@yaoji/api-client';
import { config } from '#config.ts';
import { reactToError } from '#shared/errors/react-to-error.ts';

const ofBrowser = createApiClient({ baseUrl: config.apiBaseUrl, onError: reactToError });

let current: () => ApiClient = () => ofBrowser;

/** Where many visitors share a process, each page that is rendered has a client of its own. */
export function setApi(find: () => ApiClient) {
  current = find;
}

/** The one client of the shop: repeats cancel each other across features (E8). */
export const api: ApiClient = { call: (...args) => current().call(...args) };
