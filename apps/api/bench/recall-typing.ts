import STCharacters from 'opencc-js/dict/STCharacters';

/** Pseudorandom numbers, the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  below(end: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, place: this.below(2 ** 30) }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value);
  }
}

const traditional = new Map(
  STCharacters.split('|').map((entry) => {
    const [simplified = '', others = ''] = entry.split(' ');
    return [simplified, others] as const;
  }),
);

export const toTraditional = (text: string): string =>
  [...text].map((character) => [...(traditional.get(character) ?? character)][0] ?? character).join('');
