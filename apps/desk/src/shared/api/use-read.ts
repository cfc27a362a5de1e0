import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';
import type { Operation } from '@yaoji/api-client/desk';
import { type CallInput, fetchData } from './api.ts';

type ReadOptions = {
  /** Shows the list of before until that of other filters is there. Default false. */
  isList?: boolean;
  /** Asks again after so many milliseconds, while the window is looked at. */
  everyMs?: number;
  /** Default true. */
  enabled?: boolean;
};

/** What an operation reads, by its name and input. */
export const useRead = <Op extends Operation>(
  operation: Op,
  input: CallInput<Op['id']>,
  { isList = false, everyMs, enabled = true }: ReadOptions = {},
) =>
  useQuery({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => fetchData(operation, input, signal),
    enabled,
    ...(isList ? { placeholderData: keepPreviousData } : {}),
    ...(everyMs ? { refetchInterval: everyMs } : {}),
  });

/** Whether an answer says that nobody is signed in. */
export const isSignedOut = (error: Error | null) => error instanceof ApiError && error.kind === 'signedOut';
