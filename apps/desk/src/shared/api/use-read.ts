import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { type CallInput, fetchData } from './api.ts';

export type ReadOptions<Data> = {
  /** Keeps the previous list visible while filters change. Default false. */
  isList?: boolean;
  /** Refetches at this interval while the window is visible; may depend on the data, false stops it. */
  everyMs?: number | ((data: Data | undefined) => number | false);
  /** Reads the initial values of a form, whose cached answer may be older than the last save. Default false. */
  isForm?: boolean;
  /** Default true. */
  enabled?: boolean;
};

/** Reads an operation, cached by its name and input. */
export const useRead = <Op extends Operation>(
  operation: Op,
  input: CallInput<Op['id']>,
  { isList = false, isForm = false, everyMs, enabled = true }: ReadOptions<OperationData<Op['id']>> = {},
) =>
  useQuery({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => fetchData(operation, input, signal),
    enabled,
    ...(isList ? { placeholderData: keepPreviousData } : {}),
    ...(isForm ? { gcTime: 0 } : {}),
    refetchInterval: typeof everyMs === 'function' ? ({ state }) => everyMs(state.data) : (everyMs ?? false),
  });
