import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ActivitySummary } from '@yaoji/api-client/wire';
import { Skeleton } from '@yaoji/ui';
import { cashbackQuery } from '#features/activity/cashback.queries.ts';
import { NoActivity } from '#features/activity-page/activity-goods.tsx';
import { listQueryAt } from '#features/goods-list/goods-list.queries.ts';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import type { PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { CashbackHead } from './cashback-head.tsx';

/** A cashback without products of its own counts every purchase. */
const presetOf = ({ id, goodsCount }: ActivitySummary) => (goodsCount > 0 ? { activityId: id } : {});

export const prefetch: Prefetch = (client, location) => void prefetchCashback(client, location);

async function prefetchCashback(client: QueryClient, location: PageLocation) {
  await client.prefetchQuery(cashbackQuery());
  const activity = client.getQueryData(cashbackQuery().queryKey)?.activity;
  if (activity) await client.prefetchQuery(listQueryAt(location, presetOf(activity)));
}

/** Tiers of the running cashback, the buyer's progress and the products that count (R011). */
export default function CashbackPage() {
  const query = useQuery(cashbackQuery());
  return (
    <Loaded query={query} fullPage skeleton={<Skeleton height={480} />}>
      {(data) => {
        if (!data.activity) return <NoActivity />;
        return (
          <GoodsList
            preset={presetOf(data.activity)}
            headed
            lead={<CashbackHead cashback={data} activity={data.activity} onTurn={() => void query.refetch()} />}
          />
        );
      }}
    </Loaded>
  );
}
