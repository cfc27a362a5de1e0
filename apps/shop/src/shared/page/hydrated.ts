/** On the page's root element once React has taken over what the server rendered: from then on presses are heard. */
export const hydratedAttribute = 'data-hydrated';

/** On what was pressed before that, so that it shows that it was heard. */
export const heldAttribute = 'data-held';

/** On the root element where something was pressed or typed before that. */
export const usedAttribute = 'data-used';

export function markHydrated() {
  document.documentElement.setAttribute(hydratedAttribute, '');
}

/** What is pressed is held again, until more of the page is hydrated. */
export function unmarkHydrated() {
  document.documentElement.removeAttribute(hydratedAttribute);
}

/** False while React takes over what the server rendered, which knows nothing that is stored in the browser. */
export const isHydrated = () => document.documentElement.hasAttribute(hydratedAttribute);
