import { CancelledError } from '@tanstack/react-query';
import { type ApiClient, type CallArguments, createApiClient } from '@yaoji/api-client';
import type { Operation, OperationData } from '@yaoji/api-client/contract';
import { config } from '#config.ts';
import { reactToError } from '#shared/errors/react-to-error.ts';
import { askIdentity } from '#shared/notices/question.store.ts';

const browserClient = createApiClient({ baseUrl: config.apiBaseUrl, onError: reactToError });

let findClient = (): ApiClient => browserClient;

/** On a server, which renders many pages at once, each page has its own client. */
export function setApi(find: () => ApiClient) {
  findClient = find;
}

/** The one client of the shop: repeats cancel each other across features (E8). */
export const api: ApiClient = { call: (...args) => findClient().call(...args) };

/**
 * Makes a call for a query or mutation: returns the data, or throws the error after `reactToError` has handled it. A
 * cancelled call leaves the query unchanged. A call that needs the person's identity asks for it and is retried.
 */
export async function fetchData<Op extends Operation, Data = OperationData<Op['id']>>(
  operation: Op,
  ...args: CallArguments<Op['id'], Data>
): Promise<Data> {
  const outcome = await api.call<Op, Data>(operation, ...args);
  if (outcome.ok) return outcome.data;
  const { error } = outcome;
  if (error.kind === 'unverified' && (await askIdentity(error))) return fetchData<Op, Data>(operation, ...args);
  throw error.kind === 'cancelled' ? new CancelledError({ revert: true }) : error;
}
