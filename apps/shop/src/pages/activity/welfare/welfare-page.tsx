import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ActivitySummary } from '@yaoji/api-client/wire';
import { Skeleton } from '@yaoji/ui';
import { activitiesQuery, activityQuery } from '#features/activity/activity.queries.ts';
import { ActivityGoods, NoActivity } from '#features/activity-page/activity-goods.tsx';
import { listQueryAt } from '#features/goods-list/goods-list.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import type { PageLocation, Prefetch } from '#shared/routing/page-module.ts';

/** The running site-wide discount: the one with the most products. */
const siteDiscount = (activities: readonly ActivitySummary[] | undefined) =>
  activities
    ?.filter(({ kind }) => kind === 'discount')
    .sort((one, other) => other.goodsCount - one.goodsCount)
    .at(0);

export const prefetch: Prefetch = (client, location) => void prefetchDiscount(client, location);

async function prefetchDiscount(client: QueryClient, location: PageLocation) {
  await client.prefetchQuery(activitiesQuery());
  const activity = siteDiscount(client.getQueryData(activitiesQuery().queryKey));
  if (!activity) return;
  await Promise.all([
    client.prefetchQuery(activityQuery(activity.id)),
    client.prefetchQuery(listQueryAt(location, { activityId: activity.id })),
  ]);
}

/** Products of the running site-wide discount at their discounted prices (R014). */
export default function WelfarePage() {
  return (
    <Loaded query={useQuery(activitiesQuery())} fullPage skeleton={<Skeleton height={480} />}>
      {(data) => {
        const activity = siteDiscount(data);
        return activity ? <ActivityGoods id={activity.id} /> : <NoActivity />;
      }}
    </Loaded>
  );
}
