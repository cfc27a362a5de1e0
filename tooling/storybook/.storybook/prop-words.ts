import words from './prop-words.json' with { type: 'json' };

/** The meaning of a prop or field: `Button.size` in one part or type, `size` in all others. */
export const propWords: Readonly<Record<string, string>> = words;

/** The key of a prop's words, in a part's props or another type. */
export const wordsKey = (type: string, name: string) => {
  const own = `${type.replace(/Props$/, '')}.${name}`;
  return own in propWords ? own : name;
};

export const wordsOf = (type: string, { name, about }: { name: string; about: string }) =>
  propWords[wordsKey(type, name)] ?? about;

/** The default that a doc comment names, if it is one word. */
export const defaultIn = (about: string): string | undefined => /\bDefault:? `?([^\s`]+)`?\.(?:\s|$)/.exec(about)?.[1];
