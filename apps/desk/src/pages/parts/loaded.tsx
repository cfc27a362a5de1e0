import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { ErrorState, PageLoading } from '@yaoji/ui';
import type { ReactNode } from 'react';
import type { CallInput } from '#shared/api/api.ts';
import { type ReadOptions, useRead } from '#shared/api/use-read.ts';

type LoadedProps<Op extends Operation> = Omit<ReadOptions<OperationData<Op['id']>>, 'enabled'> & {
  read: Op;
  /** Default none. */
  input?: CallInput<Op['id']>;
  children: (data: OperationData<Op['id']>) => ReactNode;
};

/** What an operation reads, once it is there; before that says that it loads, or why it failed. */
export function Loaded<Op extends Operation>({ read, input, children, ...options }: LoadedProps<Op>) {
  // The cast: whoever gives no input reads what takes none.
  const query = useRead(read, input ?? ({} as CallInput<Op['id']>), options);
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {query.error.message}
      </ErrorState>
    );
  return <PageLoading />;
}
