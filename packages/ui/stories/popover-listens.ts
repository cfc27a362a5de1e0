/** Radix hears Escape and presses outside a moment after a popover has opened: sooner than anybody presses, but not than a story. */
export const popoverListens = () => new Promise((resolve) => setTimeout(resolve, 100));
