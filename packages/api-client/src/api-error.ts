import type { Operation } from './contract/index.ts';
import { type ErrorKind, type Reaction, reactionTo } from './error-catalogue.ts';

/** Wrong fields of a request: name → its messages. */
export type FieldErrors = Record<string, string[]>;

/** What an `ApiError` is made of. */
export interface ApiErrorFacts {
  kind: ErrorKind;
  operation: Pick<Operation, 'id' | 'call' | 'method'>;
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
 * A call that did not succeed, whatever the reason: one known kind with the reaction it needs.
 *
 * @example if (error instanceof ApiError && error.kind === 'offline') waitForNetwork();
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** What the shop does about it, and what it says. */
  readonly reaction: Reaction;
  /** Id of the operation, e.g. `placeOrder`. */
  readonly operation: string;
  /** HTTP status; undefined where no answer came. */
  readonly status: number | undefined;
  /** The code of the envelope; undefined where there was none. */
  readonly code: number | undefined;
  /** Wrong fields, for showing beside them; empty for other kinds. */
  readonly errors: FieldErrors;
  /** `data` of the envelope, which some codes fill (refused lines, new figures); else null. */
  readonly data: unknown;
  /** As the server logged it. */
  readonly requestId: string;
  readonly elapsedMs: number;
  /** Whether asking again may help and does no harm: a read that did not get through. */
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
