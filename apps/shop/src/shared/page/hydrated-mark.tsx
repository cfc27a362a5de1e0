import { useEffect } from 'react';
import { markHydrated } from './hydrated.ts';

/** Rendered beside the page: once its effect runs, the page is hydrated. */
export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
