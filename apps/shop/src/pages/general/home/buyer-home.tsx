import { useQuery } from '@tanstack/react-query';
import type { UserState } from '@yaoji/api-client/wire';
import { ErrorState, Skeleton } from '@yaoji/ui';
import { useEffect, useRef, useState } from 'react';
import { workbenchQuery } from '#features/workbench/workbench.queries.ts';
import { BuyerDesk } from './buyer-desk.tsx';
import * as css from './buyer-home.css.ts';
import { HomeFront } from './home-front.tsx';
import RecallNotice from './recall-notice.tsx';

/** A buyer's desk, and below it what every visitor is shown. */
export default function BuyerHome({ user }: { readonly user: UserState }) {
  const { data, isError, isPending, isFetching, refetch } = useQuery(workbenchQuery());
  return (
    <>
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <DeskSkeleton />}
      {data && data.recallCount > 0 && (
        <div className={css.desk}>
          <RecallNotice />
        </div>
      )}
      {data && <BuyerDesk workbench={data} user={user} onExpired={refetch} />}
      {!isPending && (
        <WhenSeen>
          <HomeFront />
        </WhenSeen>
      )}
    </>
  );
}

function DeskSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={560} />
    </div>
  );
}

/** Renders what is in it once its place is seen. */
function WhenSeen({ children }: { readonly children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.below}>
      {isSeen && children}
    </div>
  );
}
