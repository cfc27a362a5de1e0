/**
 * A name as names are compared: without the widths, brackets and spaces of input methods.
 *
 * @example plainName('康宁大药房（锦江店）') // '康宁大药房(锦江店)'
 */
export const plainName = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
