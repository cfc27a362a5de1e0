import type { ApiError } from './api-error.ts';
import type { OperationData, OperationId, OperationInput } from './contract/index.ts';

/** What came of a call; nothing is thrown. `message` is the server's sentence, often empty. */
export type Outcome<Data> = { ok: true; data: Data; message: string } | { ok: false; error: ApiError };

/** The input of a call: `params` of the path, `query` and `body`, each only where the contract declares it. */
export type CallInput<Id extends OperationId> = DeclaredInput<OperationInput<Id>>;

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
export type CallArguments<Id extends OperationId, Data> = ArgumentsFor<OperationInput<Id>, CallOptions<Id, Data>>;

/** The same for an operation of any contract, by what it reads. */
export type ArgumentsFor<Input extends AnyInput, Options> = [RequiredPart<Input>] extends [never]
  ? [input?: DeclaredInput<Input>, options?: Options]
  : [input: DeclaredInput<Input>, options?: Options];

type DeclaredInput<Input extends AnyInput> = {
  [Part in RequiredPart<Input>]: Input[Part];
} & { [Part in OptionalPart<Input>]?: Input[Part] };

type Parts = 'params' | 'query' | 'body';
type AnyInput = Record<Parts, unknown>;
type DeclaredPart<Input extends AnyInput> = {
  [Part in Parts]: Input[Part] extends Record<string, never> ? never : Part;
}[Parts];
type OptionalPart<Input extends AnyInput> = {
  [Part in DeclaredPart<Input>]: object extends Input[Part] ? Part : never;
}[DeclaredPart<Input>];
type RequiredPart<Input extends AnyInput> = Exclude<DeclaredPart<Input>, OptionalPart<Input>>;
