import type { Codec } from './codec.ts';

/** 1 and 0 ⇄ true and false. */
export const flag: Codec<0 | 1, boolean> = { read: (wire) => wire === 1, write: (model) => (model ? 1 : 0) };

/** Consecutive numbers from 0 ⇄ words. */
/* @__NO_SIDE_EFFECTS__ */
export function numbered<const Words extends readonly string[]>(words: Words): Codec<IndexOf<Words>, Words[number]> {
  return {
    read: (wire) => words[wire] as Words[number],
    write: (model) => words.indexOf(model) as IndexOf<Words>, // The type rejects unlisted words.
  };
}

/** Comma-separated words ⇄ a list; the contract's pattern allows no other words. */
/* @__NO_SIDE_EFFECTS__ */
export function commaWords<Word extends string>(): Codec<string, Word[]> {
  return { read: (wire) => wire.split(',') as Word[], write: (model) => model.join(',') };
}

/** Comma-separated ids ⇄ a list. */
export const commaIds: Codec<string, number[]> = {
  read: (wire) => wire.split(',').map(Number),
  write: (model) => model.join(','),
};

type IndexOf<List extends readonly unknown[]> =
  Exclude<keyof List, keyof unknown[]> extends infer Key
    ? Key extends `${infer Index extends number}`
      ? Index
      : never
    : never;
