import { useEffect } from 'react';
import { markAlive } from './alive.ts';

/** Stands beside what it speaks of: the page is alive once this is. */
export function AliveMark() {
  useEffect(markAlive, []);
  return null;
}
