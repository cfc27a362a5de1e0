import { ApiError } from '@yaoji/api-client';
import type { Operation, OperationRefusal } from '@yaoji/api-client/desk';

/** What the server says of a write that it refused because something has changed meanwhile; null where that is not why. */
export const conflictOf = <Op extends Operation>(_: Op, error: Error | null): OperationRefusal<Op['id']> | null =>
  error instanceof ApiError && error.status === 409
    ? (error.data as OperationRefusal<Op['id']> | null) // As the contract says of a 409.
    : null;
