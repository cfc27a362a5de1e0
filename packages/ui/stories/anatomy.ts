type Piece = readonly [name: string, purpose: string, selector?: string];

/**
 * The pieces of a part, from top and left; with a selector, a piece has a number in the picture on the part's page. A
 * part of one element, such as a button, or one smaller than the numbers, such as a price, has a table instead
 * (`Anatomy parts`).
 */
export const anatomy = (...pieces: Piece[]) => ({ anatomy: pieces });
