import { ControlledLanding, prefetchControlled } from '#features/zone/controlled-landing.tsx';

export const prefetch = prefetchControlled('new');

/** The new landing page of the controlled-sales zone (R079, R080). */
export default function ControlledIndexPage() {
  return <ControlledLanding landing="new" />;
}
