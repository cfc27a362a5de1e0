import { ControlledLanding } from '#features/zone/controlled-landing.tsx';
import { controlledBlocksQuery } from '#features/zone/zone.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(controlledBlocksQuery('old'));

/** The original controlled-sales zone (R078). */
export default function ControlledZonePage() {
  return <ControlledLanding landing="old" />;
}
