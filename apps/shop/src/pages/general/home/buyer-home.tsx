import { useQuery } from '@tanstack/react-query';
import type { UserState, Workbench } from '@yaoji/api-client/wire';
import { Skeleton } from '@yaoji/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { BlockStrip } from '#features/order-draft/block-strip.tsx';
import { WaitingRequests } from '#features/purchase-request/waiting-requests.tsx';
import { workbenchQuery } from '#features/workbench/workbench.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './buyer-home.css.ts';
import { DueCard } from './due-card.tsx';
import { HomeFront } from './home-front.tsx';
import { LastOrderCard } from './last-order-card.tsx';
import { ListCard } from './list-card.tsx';
import { OftenBought } from './often-bought.tsx';
import { RecallNotice } from './recall-notice.tsx';
import { ReminderStrip } from './reminder-strip.tsx';
import { Waiting } from './waiting.tsx';

/** A buyer's own blocks, followed by the visitors' home page. */
export default function BuyerHome({ user }: { user: UserState }) {
  const query = useQuery(workbenchQuery());
  return (
    <>
      <Loaded query={query} skeleton={<BlocksSkeleton />}>
        {(workbench) => (
          <>
            {!!user.requestCount && (
              <div className={css.blocks}>
                <WaitingRequests user={user} />
              </div>
            )}
            {workbench.recallCount > 0 && (
              <div className={css.blocks}>
                <RecallNotice />
              </div>
            )}
            <Blocks workbench={workbench} user={user} onExpired={query.refetch} />
          </>
        )}
      </Loaded>
      {!query.isPending && (
        <WhenSeen>
          <HomeFront />
        </WhenSeen>
      )}
    </>
  );
}

type BlocksProps = {
  workbench: Workbench;
  user: UserState;
  /** The time to pay an order has expired. */
  onExpired: () => unknown;
};

/** Open tasks, list ordering, the last order, due products and usual purchases. */
function Blocks({ workbench, user, onExpired }: BlocksProps) {
  const { lastOrder, due, reminders, bought, boughtTotal } = workbench;
  const loginHref = useLoginHref();
  const views = useMemo(() => bought.map(({ goods }) => toGoodsView(goods, loginHref)), [bought, loginHref]);
  return (
    <div className={css.blocks}>
      <BlockStrip goods={views} />
      <Waiting workbench={workbench} user={user} onExpired={onExpired} />
      <div className={css.cards}>
        <ListCard />
        {lastOrder && <LastOrderCard order={lastOrder} />}
        <DueCard due={due} />
      </div>
      {reminders.length > 0 && <ReminderStrip reminders={reminders} />}
      {bought.length > 0 && <OftenBought bought={bought} total={boughtTotal} />}
    </div>
  );
}

function BlocksSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={560} />
    </div>
  );
}

/** Renders its children once scrolled into view. */
function WhenSeen({ children }: { children: React.ReactNode }) {
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
