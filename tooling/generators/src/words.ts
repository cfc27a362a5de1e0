const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The forms of one name, written as `claim-coupon`. */
export interface Word {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
}

export function wordOf(input: string): Word {
  if (!KEBAB.test(input)) {
    const meant = kebabOf(input);
    throw new Error(
      `${input || 'An empty name'} is not in kebab-case: write it ${KEBAB.test(meant) ? `as ${meant}` : 'like claim-coupon'}.`,
    );
  }
  const pascal = input.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  return {
    kebab: input,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: input.replaceAll('-', '_'),
  };
}

/** `priceAlert`, `Price_alert` and `price alert` as `price-alert`. */
const kebabOf = (input: string) =>
  input
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .toLowerCase();

/** The known word that differs least, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({ each, distance: distanceOf(word, each) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= 2 && best.distance < word.length ? best.each : undefined;
}

/** How many letters to change, add or remove. */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const row = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const [left = 0, diagonal = 0, up = 0] = [row[index], above[index], above[index + 1]];
      row.push(Math.min(left + 1, up + 1, diagonal + (letter === wanted ? 0 : 1)));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}
