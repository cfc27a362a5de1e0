/** A bracket that is never closed runs to the end of the text: searching for its end again from each later one is slow. */
const brackets = /[（(【[〔]([^）)】\]〕]*)([）)】\]〕]|$)/g;

/** Replaces each pair of brackets with what `replace` makes of its content; a bracket that is never closed stays. */
export const mapBrackets = (text: string, replace: (inner: string, all: string) => string): string =>
  text.replaceAll(brackets, (all, inner: string, end: string) => (end === '' ? all : replace(inner, all)));

export const withoutBrackets = (text: string): string => mapBrackets(text, () => '');

/** The content of each pair of brackets. */
export const inBrackets = (text: string): string[] =>
  [...text.matchAll(brackets)].flatMap(([, inner = '', end]) => (end === '' ? [] : inner));
