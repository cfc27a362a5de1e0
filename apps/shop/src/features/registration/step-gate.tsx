import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Registration, UserState } from '@yaoji/api-client/wire';
import type { PageRoute } from '@yaoji/routes';
import { PageLoading } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { LoadError } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { Redirect } from '#shared/routing/redirect.tsx';

/** Pages of the registration with their own address. */
type StepRoute = Extract<PageRoute, `register_${string}`>;

type StepGateProps = {
  readonly user: UseQueryResult<UserState>;
  /** The page of each status; null for the current one. */
  readonly places: Readonly<Record<'visitor' | Registration['status'], StepRoute | null>>;
  /** Renders the page; null for a visitor. */
  readonly children: (registration: Registration | null) => ReactNode;
};

/** Prevents skipping steps, and returns users to their current one. */
export function StepGate({ user, places, children }: StepGateProps) {
  const isLoggedIn = user.data?.isLoggedIn === true;
  const registration = useQuery({ ...registrationQuery(), enabled: isLoggedIn });
  const failed = user.isError && !user.data ? user : isLoggedIn && registration.isError ? registration : null;

  if (failed && !registration.data) {
    return <LoadError query={failed} fullPage />;
  }
  if (!user.data || (isLoggedIn && !registration.data)) return <PageLoading />;
  const known = isLoggedIn ? (registration.data ?? null) : null;
  const place = places[known?.status ?? 'visitor'];
  return place ? <Redirect to={href(place)} /> : children(known);
}
