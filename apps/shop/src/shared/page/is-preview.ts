/** Whether the page shows an operator's draft, as the server says above it: it shows what the browser was shown before, too. */
export const isPreview = () => document.querySelector('[data-preview]') !== null;
