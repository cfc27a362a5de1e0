import type { ApiError } from './api-error.ts';
import type { OperationData, OperationId, OperationInput } from './contract/index.ts';

/** What came of a call; nothing is thrown. `message` is the server's sentence, often empty. */
export type Outcome<Data> = { ok: true; data: Data; message: string } | { ok: false; error: ApiError };

/** The input of a call: `params` of the path, `query` and `body`, each only where the contract declares it. */
export type CallInput<Id extends OperationId> = {
  [Part in RequiredPart<Id>]: OperationInput<Id>[Part];
} & { [Part in OptionalPart<Id>]?: OperationInput<Id>[Part] };

/** How a call is made. */
export interface CallOptions<Id extends OperationId, Data> {
  /** Ends the call; the outcome is then of kind `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Makes the outcome's data from the wire's, e.g. `cartCodec.read`. What it throws becomes kind `unreadable`. */
  read?: (data: OperationData<Id>) => Data;
  /** Codes that the caller deals with itself: `onError` is not called for them. */
  handles?: readonly number[];
  /** Calls of different lanes do not cancel each other (E8), for two lists from one path on a page. */
  lane?: string;
  /** Sends this call in place of the client's own `fetch`, e.g. to see how much of a file has left. */
  send?: typeof fetch;
}

/** The arguments after the operation; the input may be left out where nothing of it is required. */
export type CallArguments<Id extends OperationId, Data> = [RequiredPart<Id>] extends [never]
  ? [input?: CallInput<Id>, options?: CallOptions<Id, Data>]
  : [input: CallInput<Id>, options?: CallOptions<Id, Data>];

type Parts = 'params' | 'query' | 'body';
type DeclaredPart<Id extends OperationId> = {
  [Part in Parts]: OperationInput<Id>[Part] extends Record<string, never> ? never : Part;
}[Parts];
type OptionalPart<Id extends OperationId> = {
  [Part in DeclaredPart<Id>]: object extends OperationInput<Id>[Part] ? Part : never;
}[DeclaredPart<Id>];
type RequiredPart<Id extends OperationId> = Exclude<DeclaredPart<Id>, OptionalPart<Id>>;
