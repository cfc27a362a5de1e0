import { useEffect } from 'react';
import { markHydrated } from './hydrated.ts';

/** Rendered next to the page: its effect runs once the page is hydrated. */
export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
