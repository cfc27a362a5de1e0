/** Radix listens for Escape and outside presses shortly after opening: soon enough for users, but not for stories. */
export const popoverListens = () => new Promise((resolve) => setTimeout(resolve, 100));
