import type { ArgumentsFor, CallOptions, Outcome } from '../call-types.ts';
import { type ApiClientOptions, createApiClient } from '../client.ts';
import type { Operation, OperationData, OperationInput } from './contract.ts';

export * from './contract.ts';

/** Makes typed calls to the desk's API. */
export interface DeskClient {
  /**
   * Makes one call and says what came of it; never throws.
   *
   * @example
   * const outcome = await desk.call(operations.getOrder, { params: { id: 12 } });
   * if (outcome.ok) show(outcome.data.lines);
   */
  call<Op extends Operation>(
    operation: Op,
    ...args: ArgumentsFor<OperationInput<Op['id']>, DeskCallOptions>
  ): Promise<Outcome<OperationData<Op['id']>>>;
}

/** How a call is made. */
export type DeskCallOptions = Omit<CallOptions<never, never>, 'read'>;

/** A client of the desk's API: as `createApiClient`, with the desk's operations. */
export function createDeskClient(options: ApiClientOptions): DeskClient {
  // The cast: a client reads no more of an operation than both contracts' tables have.
  return createApiClient(options) as unknown as DeskClient;
}
