/** Whether the server has marked the page as an operator's preview, in which popups seen before open again. */
export const isPreview = () => document.querySelector('[data-preview]') !== null;
