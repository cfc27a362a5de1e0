import { useQuery } from '@tanstack/react-query';
import type { UserState } from '@yaoji/api-client/wire';
import { ErrorState, Skeleton } from '@yaoji/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { hasStoredDraft } from '#features/order-draft/stored-draft.ts';
import { workbenchQuery } from '#features/workbench/workbench.queries.ts';
import { hydrateLateParts } from '#shared/page/first-input.ts';
import { latePart } from '#shared/page/late-part.tsx';
import { whenOnline } from '#shared/page/when-online.ts';
import { useRouteName } from '#shared/routing/shown-route.tsx';
import * as css from './buyer-home.css.ts';

const RecallNotice = lazy(whenOnline(() => import('#pages/parts/recalls/recall-notice.tsx')));
const HomeFront = lazy(whenOnline(() => import('./home-front.tsx')));
const BuyerDesk = latePart(async () => (await import('./buyer-desk.tsx')).BuyerDesk, DeskSkeleton);

/** A buyer's desk, and below it what every visitor is shown. */
export default function BuyerHome({ user }: { readonly user: UserState }) {
  const { data, isError, isPending, isFetching, refetch } = useQuery(workbenchQuery());
  const page = useRouteName();
  useEffect(() => {
    if (hasStoredDraft(user.id, page)) void hydrateLateParts();
  }, [user.id, page]);
  return (
    <>
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <DeskSkeleton />}
      {data && data.recallCount > 0 && (
        <div className={css.desk}>
          <Suspense>
            <RecallNotice />
          </Suspense>
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
      {isSeen && <Suspense>{children}</Suspense>}
    </div>
  );
}
