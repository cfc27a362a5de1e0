import { controlledFocusQuery } from '#features/focus/zone.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { ControlledLanding } from '../parts/controlled-landing.tsx';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(controlledFocusQuery('old'));

/** The controlled-sales zone as it was (R078). */
export default function ControlledZonePage() {
  return <ControlledLanding landing="old" />;
}
