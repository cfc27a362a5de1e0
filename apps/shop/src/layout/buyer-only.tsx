import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { userStateQuery } from '#features/user/user.queries.ts';
import { LoadError } from '#shared/page/loaded.tsx';
import { Redirect } from '#shared/routing/redirect.tsx';
import { loginHref } from '#shared/routing/way-back.ts';

/** Lets buyers in, and sends visitors to the login page with a way back (P2). */
export function BuyerOnly({ children }: { children: ReactNode }) {
  const location = useLocation();
  const query = useQuery(userStateQuery());
  if (query.data?.isLoggedIn) return children;
  if (query.data) return <Redirect to={loginHref(location)} />;
  if (!query.isError) return <PageLoading />;
  return <LoadError query={query} fullPage />;
}
