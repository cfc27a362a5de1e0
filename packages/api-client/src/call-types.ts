import type { RequestBodyOption } from 'openapi-fetch';
import type { ApiError } from './api-error.ts';
import type { operations } from './contract/generated/schema.ts';
import type { OperationId } from './contract/index.ts';
import type { DataOf, OperationTypes } from './contract/shapes.ts';

/** What came of a call; nothing is thrown. `message` is the server's sentence, often empty. */
export type Outcome<Data> = { ok: true; data: Data; message: string } | { ok: false; error: ApiError };

/** The input of a call: `params` of the path, `query` and `body`, each only where the contract declares it. */
export type CallInput<Id extends OperationId> = InputFor<operations[Id]>;

/** How a call is made; `Wire` is the data that the contract declares. */
export interface CallOptions<Wire, Data> {
  /** Ends the call; the outcome is then of kind `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Makes the outcome's data from the wire's, e.g. `cartCodec.read`. What it throws becomes kind `unreadable`. */
  read?: (data: Wire) => Data;
  /** Codes that the caller deals with itself: `onError` is not called for them. */
  handles?: readonly number[];
  /** Calls of different lanes do not cancel each other (E8), for two lists from one path on a page. */
  lane?: string;
  /** Sends this call instead of the client's own `fetch`, e.g. to report the progress of an upload. */
  send?: typeof fetch;
}

/** The arguments after the operation; the input may be left out where nothing of it is required. */
export type CallArguments<Id extends OperationId, Data> = ArgumentsFor<operations[Id], Data>;

/** `CallInput` for an operation of any contract, from the types that openapi-typescript writes. */
export type InputFor<Types extends OperationTypes> = {
  [Part in keyof Types['parameters'] as Part extends 'path' ? 'params' : Part & 'query']: Types['parameters'][Part];
} & RequestBodyOption<Types>;

/** `CallArguments` for an operation of any contract. */
export type ArgumentsFor<Types extends OperationTypes, Data> =
  object extends InputFor<Types>
    ? [input?: InputFor<Types>, options?: CallOptions<DataOf<Types>, Data>]
    : [input: InputFor<Types>, options?: CallOptions<DataOf<Types>, Data>];
