import { distance } from 'fastest-levenshtein';

/** Number of typos between two texts: a wrong, missing, extra or swapped character. */
export const slipsBetween = (a: string, b: string): number => {
  const start = [...a].findIndex((_, index) => a[index] !== b[index]);
  if (start === -1) return b.length - a.length;
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start] && a[start + 1] !== undefined;
  const plain = distance(a, b);
  return isSwapped ? Math.min(plain, 1 + distance(a.slice(start + 2), b.slice(start + 2))) : plain;
};

/** Typos compared with the prefix of a longer text. */
export const slipsToBeginning = (typed: string, text: string): number => {
  if (text.length < typed.length + 2) return Number.POSITIVE_INFINITY;
  const lengths = [typed.length - 1, typed.length, typed.length + 1].filter((length) => length <= text.length);
  return Math.min(Number.POSITIVE_INFINITY, ...lengths.map((length) => slipsBetween(typed, text.slice(0, length))));
};

/** The fewest parts, each contained in one of the texts, that make up a text; null if impossible. */
export const partsOf = (typed: string, texts: readonly string[]): string[] | null => {
  const parts: string[] = [];
  for (let start = 0; start < typed.length; ) {
    let end = start;
    while (end < typed.length && texts.some((text) => text.includes(typed.slice(start, end + 1)))) end += 1;
    if (end === start) return null;
    parts.push(typed.slice(start, end));
    start = end;
  }
  return parts;
};
