import type { PageLocation } from '#shared/routing/page-module.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { ActivityFloors } from '../parts/activity-floors.tsx';
import { activityIdOf } from '../parts/activity-id.ts';
import { findActivityTitle, prefetchActivity } from '../parts/prefetch-activity.ts';

const idAt = ({ search }: PageLocation) => activityIdOf(search.get('id'));

export const prefetch = prefetchActivity(idAt);
export const findSubject = findActivityTitle(idAt);

/** Activity template B: banner, a bar of anchors, floors (R017). */
export default function ActivityTemplatePage() {
  const id = activityIdOf(useSearch().get('id'));
  return <ActivityFloors key={id} id={id} anchors />;
}
