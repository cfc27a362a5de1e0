import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { Redirect } from '#shared/routing/redirect.tsx';
import { loginHref } from '#shared/routing/way-back.ts';

/** Lets buyers in, and sends visitors to the login page with a way back (P2). */
export function BuyerOnly({ children }: { children: ReactNode }) {
  const location = useLocation();
  const query = useQuery(userStateQuery());
  return (
    <Loaded query={query} fullPage>
      {({ isLoggedIn }) => (isLoggedIn ? children : <Redirect to={loginHref(location)} />)}
    </Loaded>
  );
}
