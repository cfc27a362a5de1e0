import type { RequestBodyOption } from 'openapi-fetch';
import type { ApiError } from './api-error.ts';
import type { operations } from './contract/generated/schema.ts';
import type { OperationId } from './contract/index.ts';
import type { DataOf, OperationTypes } from './contract/shapes.ts';

/**
 * The outcome of a call; nothing is thrown. `message` is the server's text and often empty. Each case also declares the
 * other's properties as undefined, so that TypeScript without `strict` can read them.
 */
export type Outcome<Data> =
  | { ok: true; data: Data; message: string; error?: undefined }
  | { ok: false; error: ApiError; data?: undefined; message?: undefined };

/** A call's input: `params` of the path, `query` and `body`, as far as the contract declares them. */
export type CallInput<Id extends OperationId> = InputFor<operations[Id]>;

/** Options of a call; `Wire` is the data that the contract declares. */
export interface CallOptions<Wire, Data> {
  /** Aborts the call; the outcome's kind is then `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Maps the wire data to the outcome's, e.g. `cartCodec.read`. Errors it throws become kind `unreadable`. */
  read?: (data: Wire) => Data;
  /** Codes that the caller handles itself: `onError` is not called for them. */
  handles?: readonly number[];
  /** Calls in different lanes don't cancel each other (E8), e.g. two lists from one path on a page. */
  lane?: string;
  /** Replaces the client's `fetch` for this call, e.g. to report upload progress. */
  send?: typeof fetch;
}

/** The arguments after the operation; the input is optional if nothing in it is required. */
export type CallArguments<Id extends OperationId, Data> = ArgumentsFor<operations[Id], Data>;

/** `CallInput` for an operation of any contract, from the types of openapi-typescript. */
export type InputFor<Types extends OperationTypes> = {
  [Part in keyof Types['parameters'] as Part extends 'path' ? 'params' : Part & 'query']: Types['parameters'][Part];
} & RequestBodyOption<Types>;

/** `CallArguments` for an operation of any contract. */
export type ArgumentsFor<Types extends OperationTypes, Data> =
  object extends InputFor<Types>
    ? [input?: InputFor<Types>, options?: CallOptions<DataOf<Types>, Data>]
    : [input: InputFor<Types>, options?: CallOptions<DataOf<Types>, Data>];
