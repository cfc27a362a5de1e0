/** A character as it was recognised, and how sure that is: 0 to 1. */
export type ReadCharacter = { readonly character: string; readonly sureness: number };

/**
 * What a recogniser's scores say (CTC): for each step the likeliest character, repetitions of one step being the same
 * character, and none where it is the blank.
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

/** A figure or a unit that is wrong makes another strength; a character of a name is still found; signs say nothing. */
const leastSureness = ({ character }: ReadCharacter): number => {
  if (/[\d.%a-zµμ]/i.test(character)) return 0.95;
  return /\p{Script=Han}/u.test(character) ? 0.8 : 0;
};
/** Names and figures stand without spaces between them. */
const parts = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu;

/** The text of its characters, and the names and figures in it that were not read with certainty. */
export function textOf(read: readonly ReadCharacter[]): { text: string; doubtful: string[] } {
  const isDoubtful = read.flatMap((one) => one.character.split('').map(() => one.sureness < leastSureness(one)));
  const text = read.map(({ character }) => character).join('');
  const doubtful = [...text.matchAll(parts)]
    .filter(({ index, 0: part }) => isDoubtful.slice(index, index + part.length).includes(true))
    .map(([part]) => part);
  return { text: text.trim(), doubtful };
}
