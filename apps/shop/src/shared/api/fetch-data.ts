import { CancelledError } from '@tanstack/react-query';
import type { CallArguments } from '@yaoji/api-client';
import type { Operation, OperationData } from '@yaoji/api-client/contract';
import { askProof } from '#shared/notices/question.store.ts';
import { api } from './api.ts';

/**
 * Makes a call for a query or mutation: gives the data or throws the error, which the shared handler has dealt with.
 * A cancelled call leaves the query as it was. What wants a proof of who somebody is asks for it and is called again.
 */
export async function fetchData<Op extends Operation, Data = OperationData<Op['id']>>(
  operation: Op,
  ...args: CallArguments<Op['id'], Data>
): Promise<Data> {
  const outcome = await api.call<Op, Data>(operation, ...args);
  if (outcome.ok) return outcome.data;
  const { error } = outcome;
  if (error.kind === 'unproved' && (await askProof(error))) return fetchData<Op, Data>(operation, ...args);
  throw error.kind === 'cancelled' ? new CancelledError({ revert: true }) : error;
}
