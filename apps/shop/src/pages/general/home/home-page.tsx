import { useQuery } from '@tanstack/react-query';
import type { UserState } from '@yaoji/api-client/wire';
import { lazy } from 'react';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { workbenchQuery } from '#features/workbench/workbench.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import * as css from './home.css.ts';
import { HomeFront, prefetchFront } from './home-front.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { ReviewStrip } from './review-strip.tsx';

const loadBuyerHome = whenOnline(() => import('./buyer-home.tsx'));
const BuyerHome = lazy(loadBuyerHome);

const isBuyer = (user: UserState | undefined) => user?.isLoggedIn === true && user.isPassed;

/** Buyers need their own blocks, everyone else the public page. */
export const prefetch: Prefetch = (client) => {
  const begin = (user: UserState | undefined) => {
    if (user?.isLoggedIn && !user.isPassed) void client.prefetchQuery(registrationQuery());
    if (!isBuyer(user)) return prefetchFront(client);
    void client.prefetchQuery(workbenchQuery());
    loadBuyerHome().catch(() => undefined);
  };
  client.ensureQueryData(userStateQuery()).then(begin, () => begin(undefined));
};

/** The registration's status, then the buyer's own blocks or the public page. */
export default function HomePage() {
  const { data: user, isError } = useQuery(userStateQuery());
  return (
    <div className={css.page}>
      <h1 className={css.heading}>首页</h1>
      {!user && !isError && <HomeSkeleton />}
      {/* No `Suspense` of its own: the page counts as hydrated, and presses count, once this code is there. */}
      {user && isBuyer(user) && <BuyerHome user={user} />}
      {(user ? !isBuyer(user) : isError) && (
        <>
          {user?.isLoggedIn && (
            <div className={css.review}>
              <ReviewStrip />
            </div>
          )}
          <HomeFront />
        </>
      )}
    </div>
  );
}
