import { TemplateActivity } from '#features/activity-page/template-activity.tsx';

export {
  findTemplateTitle as findSubject,
  prefetchTemplate as prefetch,
} from '#features/activity/activity.queries.ts';

/** Activity template A: banner and floors (R016). */
export default function ZoneTemplatePage() {
  return <TemplateActivity template="zone_template" />;
}
