import { useQuery } from '@tanstack/react-query';
import type { UserState } from '@yaoji/api-client/wire';
import { userStateQuery } from '#features/user/user.queries.ts';
import { workbenchQuery } from '#features/workbench/workbench.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { BuyerHome } from './buyer-home.tsx';
import * as css from './home.css.ts';
import { HomeFront, prefetchFront } from './home-front.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import ReviewStrip from './review-strip.tsx';

const isBuyer = (user: UserState | undefined) => user?.isLoggedIn === true && user.isPassed;

/** What is asked for depends on who looks: a buyer's own figures, or what everybody is shown. */
export const prefetch: Prefetch = (client) => {
  const begin = (user: UserState | undefined) =>
    isBuyer(user) ? void client.prefetchQuery(workbenchQuery()) : prefetchFront(client);
  client.ensureQueryData(userStateQuery()).then(begin, () => begin(undefined));
};

/** A buyer's own figures, or what everybody is shown; above it how a registration stands. */
export default function HomePage() {
  const { data: user, isError } = useQuery(userStateQuery());
  return (
    <div className={css.page}>
      <h1 className={css.heading}>首页</h1>
      {!user && !isError && <HomeSkeleton />}
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
