import { useEffect } from 'react';

/** Marks the page as hydrated: React handles events from now on, and the script in `index.html` replays the held ones. */
export function markHydrated() {
  document.documentElement.setAttribute('data-hydrated', '');
  document.dispatchEvent(new Event('hydrated'));
}

/** Rendered next to the page: its effect runs once the page is hydrated. */
export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
