/** On what was pressed before the page was hydrated, to show that it was heard. */
export const heldAttribute = 'data-held';

/** Marks the page as hydrated: React hears what is pressed from now on, and `public/hold-presses.js` repeats what was. */
export function markHydrated() {
  document.documentElement.setAttribute('data-hydrated', '');
  document.dispatchEvent(new Event('hydrated'));
}
