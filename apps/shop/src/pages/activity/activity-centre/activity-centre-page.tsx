import { useQueries } from '@tanstack/react-query';
import { SegmentedControl } from '@yaoji/ui';
import { useParams } from 'react-router';
import { activityQuery } from '#features/activity/activity.queries.ts';
import { ActivityGoods, NoActivity } from '#features/activity-page/activity-goods.tsx';
import { findActivityTitle, prefetchActivityGoods } from '#features/activity-page/prefetch-activity.ts';
import { href } from '#shared/routing/href.ts';
import type { PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import * as css from './activity-centre.css.ts';

const mostTabs = 10;

/** The activities in the address, and the one shown: `id`, or the first. */
function readActivities({ ids, id }: Readonly<Record<string, string | undefined>>) {
  const found = [...new Set((ids ?? '').split(',').map(readId))].filter((each) => each > 0).slice(0, mostTabs);
  const wanted = readId(id);
  return { ids: found, shown: found.includes(wanted) ? wanted : (found[0] ?? 0) };
}

const idAt = ({ params }: PageLocation) => readActivities(params).shown;

export const prefetch: Prefetch = (client, location) => {
  for (const id of readActivities(location.params).ids) void client.prefetchQuery(activityQuery(id));
  prefetchActivityGoods(idAt)(client, location);
};
export const findSubject = findActivityTitle(idAt);

/** Several activities, one at a time (R021). */
export default function ActivityCentrePage() {
  const { ids, shown } = readActivities(useParams());
  const activities = useQueries({ queries: ids.map((id) => activityQuery(id)) });
  if (shown === 0) return <NoActivity />;
  const tabs = activities.flatMap(({ data }) => (data ? [data.activity] : []));
  return (
    <ActivityGoods
      key={shown}
      id={shown}
      above={
        tabs.length > 1 && (
          <div className={css.tabs}>
            <SegmentedControl
              label="活动"
              value={String(shown)}
              items={tabs.map(({ id, title }) => ({
                value: String(id),
                label: title,
                href: href('activity_centre', { ids: ids.join(','), id }),
              }))}
            />
          </div>
        )
      }
    />
  );
}
