import words from './prop-words.json' with { type: 'json' };

/** The meaning of a prop or field of this name, in every part that has one. */
export const propWords: Readonly<Record<string, string>> = words;

export const wordsOf = ({ name, about }: { name: string; about: string }) => propWords[name] ?? about;

/** The default that a doc comment names, if it is one word. */
export const defaultIn = (about: string): string | undefined => /\bDefault:? `?([^\s`]+)`?\.(?:\s|$)/.exec(about)?.[1];
