import { useEffect } from 'react';
import { pageHydrated } from './first-input.ts';

/** Rendered beside the page: once its effect runs, the page is hydrated but for its late parts. */
export function HydratedMark() {
  useEffect(pageHydrated, []);
  return null;
}
