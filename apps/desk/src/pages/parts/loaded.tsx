import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, PageLoading } from '@yaoji/ui';
import type { ReactNode } from 'react';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Says what is loading, e.g. 正在读取订单…. */
  label: string;
  children: (data: Data) => ReactNode;
};

/** What a query brings once it is there; before that says that it loads, or why it failed. */
export function Loaded<Data>({ query, label, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {query.error.message}
      </ErrorState>
    );
  return <PageLoading>{label}</PageLoading>;
}
