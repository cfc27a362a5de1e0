/** On the page's root element once React has taken over what the server rendered: from then on presses are heard. */
export const hydratedAttribute = 'data-hydrated';

/** On what was pressed before that, so that it shows that it was heard. */
export const heldAttribute = 'data-held';

export function markHydrated() {
  document.documentElement.setAttribute(hydratedAttribute, '');
}

/** False while React takes over what the server rendered, which knows nothing that is stored in the browser. */
export const isHydrated = () => document.documentElement.hasAttribute(hydratedAttribute);
