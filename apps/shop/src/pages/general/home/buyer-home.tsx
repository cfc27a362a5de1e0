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
import { DueCard } from './due-card.tsx';
import { LastOrderCard } from './last-order-card.tsx';
import { ListCard } from './list-card.tsx';
import { ReminderStrip } from './reminder-strip.tsx';
import { Waiting } from './waiting.tsx';

const RecallNotice = lazy(whenOnline(() => import('#pages/parts/recalls/recall-notice.tsx')));
const HomeFront = lazy(whenOnline(() => import('./home-front.tsx')));
const BoughtDesk = latePart(async () => (await import('./bought-desk.tsx')).BoughtDesk);

/** A buyer's desk: what waits, a list to order from, the last order again, what is due, what is bought most often. */
export default function BuyerHome({ user }: { readonly user: UserState }) {
  const { data, isError, isPending, isFetching, refetch } = useQuery(workbenchQuery());
  const page = useRouteName();
  useEffect(() => {
    if (hasStoredDraft(user.id, page)) void hydrateLateParts();
  }, [user.id, page]);
  return (
    <>
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={560} />}
      {data && (
        <div className={css.desk}>
          {data.recallCount > 0 && (
            <Suspense>
              <RecallNotice />
            </Suspense>
          )}
          <Waiting workbench={data} user={user} onExpired={() => void refetch()} />
          <div className={css.cards}>
            <ListCard />
            {data.lastOrder && <LastOrderCard order={data.lastOrder} />}
            <DueCard due={data.due} />
          </div>
          {data.reminders.length > 0 && <ReminderStrip reminders={data.reminders} />}
          {data.bought.length > 0 && <BoughtDesk bought={data.bought} total={data.boughtTotal} />}
        </div>
      )}
      {!isPending && (
        <WhenSeen>
          <HomeFront />
        </WhenSeen>
      )}
    </>
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
