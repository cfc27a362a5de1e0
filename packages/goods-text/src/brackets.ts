/** An unclosed bracket matches up to the end of the text: retrying from each later bracket would be quadratic. */
const brackets = /[（(【[〔]([^）)】\]〕]*)([）)】\]〕]?)/g;

/** Replaces each closed pair of brackets by the result of `replace`; an unclosed bracket stays. */
export const mapBrackets = (text: string, replace: (inner: string, all: string) => string): string =>
  text.replaceAll(brackets, (all, inner: string, end: string) => (end === '' ? all : replace(inner, all)));

export const withoutBrackets = (text: string): string => mapBrackets(text, () => '');

/** The content of each pair of brackets. */
export const inBrackets = (text: string): string[] =>
  [...text.matchAll(brackets)].flatMap(([, inner = '', end]) => (end === '' ? [] : inner));
