import { CancelledError } from '@tanstack/react-query';
import {
  createDeskClient,
  type Operation,
  type OperationData,
  type OperationId,
  type OperationInput,
} from '@yaoji/api-client/desk';

/** The parts of an operation's input that the contract declares. */
export type CallInput<Id extends OperationId> = {
  [Part in keyof OperationInput<Id> as OperationInput<Id>[Part] extends Record<string, never>
    ? never
    : Part]: OperationInput<Id>[Part];
};

const client = createDeskClient({ baseUrl: '' });
/** A large file takes longer to make and to load than other answers. */
const fileClient = createDeskClient({ baseUrl: '', timeoutMs: 300_000 });

/** Calls the server; returns its data or throws the `ApiError`, whose message an operator can read. */
export async function fetchData<Op extends Operation>(
  operation: Op,
  input: CallInput<Op['id']>,
  signal?: AbortSignal,
): Promise<OperationData<Op['id']>> {
  // The cast: the client takes the same parts as an optional tuple.
  const send = ('file' in operation ? fileClient : client).call as unknown as (
    ...args: [Op, typeof input, { signal?: AbortSignal | undefined }]
  ) => ReturnType<typeof client.call<Op>>;
  const outcome = await send(operation, input, { signal });
  if (outcome.ok) return outcome.data;
  throw outcome.error.kind === 'cancelled' ? new CancelledError({ revert: true }) : outcome.error;
}
