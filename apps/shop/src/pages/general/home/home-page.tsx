import { useQuery } from '@tanstack/react-query';
import type { UserState } from '@yaoji/api-client/wire';
import { lazy, Suspense } from 'react';
import { userStateQuery } from '#features/user/user.queries.ts';
import { workbenchQuery } from '#features/workbench/workbench.queries.ts';
// What is pressed early on a card waits for its code, which is then known before the part around it.
import '#pages/parts/goods/late-goods-item.tsx';
import { whenOnline } from '#shared/page/when-online.ts';
import type { FindPart, Prefetch } from '#shared/routing/page-module.ts';
import * as css from './home.css.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

const loadFront = () => import('./home-front.tsx');
const HomeFront = lazy(whenOnline(loadFront));
const BuyerHome = lazy(whenOnline(() => import('./buyer-home.tsx')));
const ReviewStrip = lazy(whenOnline(() => import('./review-strip.tsx')));

const isBuyer = (user: UserState | undefined) => user?.isLoggedIn === true && user.isPassed;

/** What is asked for depends on who looks: a buyer's own figures, or what everybody is shown. */
export const prefetch: Prefetch = (client) => {
  const begin = (user: UserState | undefined) => {
    if (isBuyer(user)) return void client.prefetchQuery(workbenchQuery());
    // As a query, so that whoever waits for queries waits for those that it leads to.
    const queryFn = async () => {
      (await loadFront()).prefetchFront(client);
      return true;
    };
    void client.prefetchQuery({ queryKey: ['home-front'], queryFn, staleTime: Number.POSITIVE_INFINITY });
  };
  client.ensureQueryData(userStateQuery()).then(begin, () => begin(undefined));
};

export const findPart: FindPart = (client) =>
  `src/pages/general/home/${isBuyer(client.getQueryData(userStateQuery().queryKey)) ? 'buyer-home' : 'home-front'}.tsx`;

/** A buyer's own desk, or what everybody is shown; above it how a registration stands. */
export default function HomePage() {
  const { data: user, isError } = useQuery(userStateQuery());
  return (
    <div className={css.page}>
      <h1 className={css.heading}>首页</h1>
      <Suspense fallback={<HomeSkeleton />}>
        {!user && !isError ? (
          <HomeSkeleton />
        ) : user && isBuyer(user) ? (
          <BuyerHome user={user} />
        ) : (
          <>
            {user?.isLoggedIn && (
              <div className={css.review}>
                <Suspense>
                  <ReviewStrip />
                </Suspense>
              </div>
            )}
            <HomeFront />
          </>
        )}
      </Suspense>
    </div>
  );
}
