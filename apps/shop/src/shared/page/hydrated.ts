/** On the page's root element once React has taken over what the server rendered: from then on presses are heard. */
export const hydratedAttribute = 'data-hydrated';

/** On what was pressed before that, so that it shows that it was heard. */
export const heldAttribute = 'data-held';

export function markHydrated() {
  document.documentElement.setAttribute(hydratedAttribute, '');
}
