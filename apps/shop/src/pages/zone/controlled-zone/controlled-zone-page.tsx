import { useQuery } from '@tanstack/react-query';
import { ControlledLanding, prefetchControlled } from '#features/zone/controlled-landing.tsx';
import { controlledBlocksQuery } from '#features/zone/zone.queries.ts';

export const prefetch = prefetchControlled('old');

/** The original controlled-sales zone (R078). */
export default function ControlledZonePage() {
  return <ControlledLanding query={useQuery(controlledBlocksQuery('old'))} />;
}
