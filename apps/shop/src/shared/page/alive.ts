/** On the page's root element once React has taken over what the server rendered: from then on presses are heard. */
export const aliveAttribute = 'data-alive';

/** On what was pressed before that, so that it shows that it was heard. */
export const heldAttribute = 'data-held';

export function markAlive() {
  document.documentElement.setAttribute(aliveAttribute, '');
}
