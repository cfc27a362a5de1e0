import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Card, EmptyState, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { activitiesQuery } from '#features/activity/activity.queries.ts';
import { ActivityGoods } from '#features/activity/activity-goods.tsx';
import { ActivityLinks } from '#features/activity/activity-links.tsx';
import { findActivityTitle, prefetchActivityGoods } from '#features/activity/prefetch-activity.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import type { PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';

const idAt = ({ params }: PageLocation) => readId(params.id);

export const prefetch: Prefetch = (client, location) => {
  if (location.params.id) prefetchActivityGoods(idAt)(client, location);
  else void client.prefetchQuery(activitiesQuery());
};
export const findSubject = findActivityTitle(idAt);

/** One activity with its rules and products; without an id, all that run (R020). */
export default function ActivityZonePage() {
  const { id } = useParams();
  return id ? <ActivityGoods key={id} id={readId(id)} /> : <AllActivities />;
}

function AllActivities() {
  return (
    <Card title={getRoute('activity_zone').title ?? ''} headingLevel={1}>
      <Loaded
        query={useQuery(activitiesQuery())}
        empty={<EmptyState title="暂无进行中的活动" />}
        skeleton={<Skeleton height={240} />}
      >
        {(data) => <ActivityLinks activities={data} />}
      </Loaded>
    </Card>
  );
}
