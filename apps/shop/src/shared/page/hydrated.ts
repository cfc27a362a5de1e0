import { useEffect } from 'react';

/** Marks the page as hydrated: React handles events from now on, and the script in `index.html` replays the held ones. */
export function markHydrated() {
  document.documentElement.setAttribute('data-hydrated', '');
  document.dispatchEvent(new Event('hydrated'));
}

/** Rendered next to the page, or to the message that replaces it: its effect runs once they are hydrated. */
export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
