import { useEffect } from 'react';
import { markHydrated } from './hydrated.ts';

/** Stands beside what it speaks of: the page is alive once this is. */
export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
