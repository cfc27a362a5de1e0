/** Marks controls pressed before hydration, so that the press is visible. */
export const heldAttribute = 'data-held';

/** Marks the page as hydrated: React handles events from now on, and the script in `index.html` replays the held ones. */
export function markHydrated() {
  document.documentElement.setAttribute('data-hydrated', '');
  document.dispatchEvent(new Event('hydrated'));
}
