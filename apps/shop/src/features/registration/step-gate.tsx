import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Registration, UserState } from '@yaoji/api-client/wire';
import type { PageRoute } from '@yaoji/routes';
import type { ReactNode } from 'react';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { Redirect } from '#shared/routing/redirect.tsx';

/** Pages of the registration with their own address. */
type StepRoute = Extract<PageRoute, `register_${string}`>;

type StepGateProps = {
  user: UseQueryResult<UserState>;
  /** The page of each status; null for the current one. */
  routes: Readonly<Record<'visitor' | Registration['status'], StepRoute | null>>;
  /** Renders the page; null for a visitor. */
  children: (registration: Registration | null) => ReactNode;
};

/** Prevents skipping steps, and returns users to their current one. */
export function StepGate({ user, routes, children }: StepGateProps) {
  const isLoggedIn = user.data?.isLoggedIn === true;
  const registration = useQuery({ ...registrationQuery(), enabled: isLoggedIn });
  const step = (known: Registration | null) => {
    const route = routes[known?.status ?? 'visitor'];
    return route ? <Redirect to={href(route)} /> : children(known);
  };
  return (
    <Loaded query={user} fullPage>
      {() =>
        isLoggedIn ? (
          <Loaded query={registration} fullPage>
            {step}
          </Loaded>
        ) : (
          step(null)
        )
      }
    </Loaded>
  );
}
