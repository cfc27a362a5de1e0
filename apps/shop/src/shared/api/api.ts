import { createApiClient } from '@yaoji/api-client';
import { config } from '#config.ts';
import { reactToError } from '#shared/errors/react-to-error.ts';

/** The one client of the shop: repeats cancel each other across features (E8). */
export const api = createApiClient({ baseUrl: config.apiBaseUrl, onError: reactToError });
