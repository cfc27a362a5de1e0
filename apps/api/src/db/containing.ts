/** An `ilike` pattern for texts that contain this one; `%`, `_` and backslash are literal. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
