import type { Operation } from './contract/index.ts';
import { type ErrorKind, type Reaction, reactionTo } from './error-catalogue.ts';

/** Invalid fields of a request: name → messages. */
export type FieldErrors = Record<string, string[]>;

/** The properties of an `ApiError`. */
export interface ApiErrorFacts {
  kind: ErrorKind;
  operation: Pick<Operation, 'id' | 'method'>;
  requestId: string;
  elapsedMs: number;
  status?: number | undefined;
  code?: number | undefined;
  message?: string | undefined;
  errors?: FieldErrors | undefined;
  data?: unknown;
  cause?: unknown;
}

/**
 * A failed call of a known kind with its reaction.
 *
 * @example if (error instanceof ApiError && error.kind === 'offline') waitForNetwork();
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** The shop's reaction and message. */
  readonly reaction: Reaction;
  /** Id of the operation, e.g. `placeOrder`. */
  readonly operation: string;
  /** HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  /** Code of the envelope; undefined if there was none. */
  readonly code: number | undefined;
  /** Invalid fields, to show next to them; empty for other kinds. */
  readonly errors: FieldErrors;
  /** `data` of the envelope, which some codes fill (refused lines, new figures); otherwise null. */
  readonly data: unknown;
  /** Request id in the server's log. */
  readonly requestId: string;
  readonly elapsedMs: number;
  /** Whether retrying is harmless and may help: a read that failed in transit. */
  readonly canRetry: boolean;

  constructor(facts: ApiErrorFacts) {
    const errors = facts.errors ?? {};
    const failure = { kind: facts.kind, message: facts.message ?? '', fieldMessage: Object.values(errors)[0]?.[0] };
    const reaction = reactionTo(failure, facts.operation);
    super('text' in reaction ? reaction.text : failure.message || facts.kind, { cause: facts.cause });
    this.kind = facts.kind;
    this.reaction = reaction;
    this.operation = facts.operation.id;
    this.status = facts.status;
    this.code = facts.code;
    this.errors = errors;
    this.data = facts.data ?? null;
    this.requestId = facts.requestId;
    this.elapsedMs = facts.elapsedMs;
    this.canRetry = facts.operation.method === 'get' && ['offline', 'busy', 'unreadable'].includes(facts.kind);
  }
}
