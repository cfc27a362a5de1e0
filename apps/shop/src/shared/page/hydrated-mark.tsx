import { useEffect } from 'react';
import { markHydrated } from './hydrated.ts';

/** Rendered next to the page: once its effect runs, the page is hydrated. */
export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
