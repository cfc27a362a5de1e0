import { useQuery } from '@tanstack/react-query';
import { ControlledLanding, prefetchControlled } from '#features/zone/controlled-landing.tsx';
import { controlledBlocksQuery } from '#features/zone/zone.queries.ts';

export const prefetch = prefetchControlled('new');

/** The new landing page of the controlled-sales zone (R079, R080). */
export default function ControlledIndexPage() {
  return <ControlledLanding query={useQuery(controlledBlocksQuery('new'))} />;
}
