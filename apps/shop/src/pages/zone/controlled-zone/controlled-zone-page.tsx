import { ControlledLanding, prefetchControlled } from '#features/zone/controlled-landing.tsx';

export const prefetch = prefetchControlled('old');

/** The original controlled-sales zone (R078). */
export default function ControlledZonePage() {
  return <ControlledLanding landing="old" />;
}
