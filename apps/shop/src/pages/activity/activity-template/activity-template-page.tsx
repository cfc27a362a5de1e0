import { TemplateActivity } from '#features/activity-page/template-activity.tsx';

export {
  findTemplateTitle as findSubject,
  prefetchTemplate as prefetch,
} from '#features/activity/activity.queries.ts';

/** Activity template B: banner, anchor bar, floors (R017). */
export default function ActivityTemplatePage() {
  return <TemplateActivity template="activity_template" anchors />;
}
