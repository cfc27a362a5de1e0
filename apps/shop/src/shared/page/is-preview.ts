/** Whether the server says above the page that it shows an operator's draft. Popups seen before open again in one. */
export const isPreview = () => document.querySelector('[data-preview]') !== null;
