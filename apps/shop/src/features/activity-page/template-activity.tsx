import { useQuery } from '@tanstack/react-query';
import type { PageRoute } from '@yaoji/routes';
import { Skeleton } from '@yaoji/ui';
import { activitiesQuery, runningWith } from '#features/activity/activity.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { readId } from '#shared/routing/read-id.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { ActivityFloors } from './activity-floors.tsx';
import { NoActivity } from './activity-goods.tsx';

type TemplateRoute = Extract<PageRoute, 'zone_template' | 'activity_template'>;

type TemplateActivityProps = { template: TemplateRoute; anchors?: boolean };

/** The activity in the address, or else the running one with this template. */
export function TemplateActivity({ template, anchors = false }: TemplateActivityProps) {
  const idText = useSearch().get('id');
  const query = useQuery({ ...activitiesQuery(), enabled: idText === null });
  const floors = (id: number) => (id > 0 ? <ActivityFloors key={id} id={id} anchors={anchors} /> : <NoActivity />);
  if (idText !== null) return floors(readId(idText));
  return (
    <Loaded query={query} fullPage skeleton={<Skeleton height={480} />}>
      {(activities) => floors(runningWith(template, activities))}
    </Loaded>
  );
}
