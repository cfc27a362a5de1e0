import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { type CallInput, fetchData } from './api.ts';

export type ReadOptions<Data> = {
  /** Shows the list of before until that of other filters is there. Default false. */
  isList?: boolean;
  /** Asks again after so many milliseconds, while the window is looked at; by what was read, false where it stays. */
  everyMs?: number | ((data: Data | undefined) => number | false);
  /** Default true. */
  enabled?: boolean;
};

/** What an operation reads, by its name and input. */
export const useRead = <Op extends Operation>(
  operation: Op,
  input: CallInput<Op['id']>,
  { isList = false, everyMs, enabled = true }: ReadOptions<OperationData<Op['id']>> = {},
) =>
  useQuery({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => fetchData(operation, input, signal),
    enabled,
    ...(isList ? { placeholderData: keepPreviousData } : {}),
    refetchInterval: typeof everyMs === 'function' ? ({ state }) => everyMs(state.data) : (everyMs ?? false),
  });
