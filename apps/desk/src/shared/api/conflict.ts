import { ApiError } from '@yaoji/api-client';
import type { Operation, OperationRefusal } from '@yaoji/api-client/desk';

/** The answer to a write refused because of a concurrent change; null for any other reason. */
export const conflictOf = <Op extends Operation>(_: Op, error: Error | null): OperationRefusal<Op['id']> | null =>
  error instanceof ApiError && error.status === 409
    ? (error.data as OperationRefusal<Op['id']> | null) // The contract's shape of a 409.
    : null;
