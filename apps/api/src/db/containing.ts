/** An `ilike` pattern for texts that begin with this one; `%`, `_` and backslash are literal. */
export const beginningWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** An `ilike` pattern for texts that contain this one. */
export const containing = (text: string): string => `%${beginningWith(text)}`;
