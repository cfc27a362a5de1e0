import { useQuery } from '@tanstack/react-query';
import { ErrorState, PageLoading } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { loginHref } from '#shared/routing/way-back.ts';

/** Lets buyers in and sends visitors to the login page and back (P2). */
export function BuyerOnly({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { data, isError, isFetching, refetch } = useQuery(userStateQuery());
  if (data?.isLoggedIn) return children;
  if (data) return <Redirect to={loginHref(location)} />;
  if (!isError) return <PageLoading />;
  return <ErrorState fullPage onRetry={() => void refetch()} retrying={isFetching} />;
}
