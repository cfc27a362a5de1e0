import type { UseQueryResult } from '@tanstack/react-query';
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

/** Renders the data of an operation; until then a loading state or the error. */
export function Loaded<Op extends Operation>({ read, input, children, ...options }: LoadedProps<Op>) {
  // The cast: callers without input read operations that take none.
  const query = useRead(read, input ?? ({} as CallInput<Op['id']>), options);
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <ReadError query={query} /> : <PageLoading />;
}

/** The error of a query, with a retry button. */
export const ReadError = ({ query, fullPage = false }: { query: UseQueryResult; fullPage?: boolean }) => (
  <ErrorState fullPage={fullPage} onRetry={() => void query.refetch()}>
    {query.error?.message}
  </ErrorState>
);
