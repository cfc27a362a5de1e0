/** A pattern of `ilike` for what has the text somewhere; `%`, `_` and backslash in it are ordinary text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
