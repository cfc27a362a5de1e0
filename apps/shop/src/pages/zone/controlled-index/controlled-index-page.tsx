import { controlledFocusQuery } from '#features/focus/zone.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { ControlledLanding } from '../parts/controlled-landing.tsx';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(controlledFocusQuery('new'));

/** The new landing page of the controlled-sales zone (R079, R080). */
export default function ControlledIndexPage() {
  return <ControlledLanding landing="new" />;
}
