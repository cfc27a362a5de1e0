/** A recognised character and its confidence: 0 to 1. */
export type ReadCharacter = { readonly character: string; readonly sureness: number };

/**
 * Decodes a recogniser's scores (CTC): the likeliest character of each step, with repeats merged and blanks dropped.
 *
 * @param dims `[1, steps, classes]`; class 0 is the blank, class n the n-th character of the dictionary.
 */
export function readCharacters(
  scores: Float32Array,
  [, steps = 0, classes = 0]: readonly number[],
  dictionary: readonly string[],
): ReadCharacter[] {
  const read: { character: string; sureness: number }[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const row = scores.subarray(step * classes, (step + 1) * classes);
    const sureness = row.reduce((most, score) => (score > most ? score : most), 0);
    const best = row.indexOf(sureness);
    const last = read.at(-1);
    if (best > 0 && best !== before) read.push({ character: dictionary[best - 1] ?? '', sureness });
    else if (best > 0 && last) last.sureness = Math.max(last.sureness, sureness);
    before = best;
  }
  return read;
}

/** A wrong figure or unit changes the strength; a name with a wrong character is still found; signs don't matter. */
const leastSureness = ({ character }: ReadCharacter): number => {
  if (/[\d.%a-zµμ]/i.test(character)) return 0.95;
  return /\p{Script=Han}/u.test(character) ? 0.8 : 0;
};
/** Names and figures have no spaces between them. */
const parts = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu;

/** The text of its characters, and the names and figures with low confidence. */
export function textOf(read: readonly ReadCharacter[]): { text: string; doubtful: string[] } {
  const isDoubtful = read.flatMap((one) => one.character.split('').map(() => one.sureness < leastSureness(one)));
  const text = read.map(({ character }) => character).join('');
  const doubtful = [...text.matchAll(parts)]
    .filter(({ index, 0: part }) => isDoubtful.slice(index, index + part.length).includes(true))
    .map(([part]) => part);
  return { text: text.trim(), doubtful };
}
