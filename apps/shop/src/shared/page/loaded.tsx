import type { UseQueryResult } from '@tanstack/react-query';
import { Card, ErrorState } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '#shared/errors/missing.ts';
import { href } from '#shared/routing/href.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';

type LoadedProps<Data> = {
  readonly query: UseQueryResult<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What a page is about once it is there; what is not there, or somebody else's, leads to /404 (P8). */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { data, error, isFetching, isEnabled, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isEnabled || isMissing(error)) return <Redirect to={href('not_found')} />;
  if (!error) return skeleton;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    </Card>
  );
}

/** The id of the address; 0 where it is none. */
export function useIdOfAddress(): number {
  return readId(useParams().id);
}
