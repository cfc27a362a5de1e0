import { ControlledLanding } from '#features/zone/controlled-landing.tsx';
import { controlledBlocksQuery } from '#features/zone/zone.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(controlledBlocksQuery('new'));

/** The new landing page of the controlled-sales zone (R079, R080). */
export default function ControlledIndexPage() {
  return <ControlledLanding landing="new" />;
}
