import { useQuery } from '@tanstack/react-query';
import type { ActivityKind, ActivitySummary } from '@yaoji/api-client/wire';
import { activityKinds } from '@yaoji/domain';
import { getRoute } from '@yaoji/routes';
import { Card, EmptyState, SegmentedControl, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { activitiesQuery } from '#features/activity/activity.queries.ts';
import { ActivityLinks } from '#features/activity/activity-links.tsx';
import { ActivityGoods } from '#features/activity-page/activity-goods.tsx';
import { findActivityTitle, prefetchActivityGoods } from '#features/activity-page/prefetch-activity.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './activity-zone.css.ts';

const idAt = ({ params }: PageLocation) => readId(params.id);

export const prefetch: Prefetch = (client, location) => {
  if (location.params.id) prefetchActivityGoods(idAt)(client, location);
  else void client.prefetchQuery(activitiesQuery());
};
export const findSubject = findActivityTitle(idAt);

/** One activity with its rules and products; without an id, all that run, by kind (R020). */
export default function ActivityZonePage() {
  const { id } = useParams();
  return id ? <ActivityGoods key={id} id={readId(id)} /> : <AllActivities />;
}

function AllActivities() {
  const query = useQuery(activitiesQuery());
  const wanted = useSearch().get('kind');
  const kinds = kindsOf(query.data ?? []);
  const kind = kinds.find((each) => each === wanted) ?? 'all';
  return (
    <Card title={getRoute('activity_zone').title ?? ''} headingLevel={1}>
      <Loaded query={query} empty={<EmptyState title="暂无进行中的活动" />} skeleton={<Skeleton height={240} />}>
        {(data) => (
          <div className={css.list}>
            {kinds.length > 1 && (
              <SegmentedControl
                label="活动类型"
                value={kind}
                items={(['all', ...kinds] as const).map((value) => ({
                  value,
                  label: value === 'all' ? '全部' : activityKinds[value].name,
                  href: href('activity_zone', {}, value === 'all' ? {} : { kind: value }),
                }))}
              />
            )}
            <ActivityLinks activities={kind === 'all' ? data : data.filter((each) => each.kind === kind)} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

/** The kinds of the running activities, in their usual order. */
const kindsOf = (activities: readonly ActivitySummary[]) =>
  (Object.keys(activityKinds) as ActivityKind[]).filter((kind) => activities.some((each) => each.kind === kind));
