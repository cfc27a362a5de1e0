import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePrize } from './choose-prize.ts';
import { maskName } from './list-draw-winners.ts';

describe('choosing a prize', () => {
  it('gives each prize its share of the numbers by weight', () => {
    const prizes = [
      { name: 'a', weight: 1 },
      { name: 'b', weight: 3 },
    ];
    const drawn = [0, 1, 2, 3].map((number) => choosePrize(prizes, () => number)?.name);
    expect(drawn).toEqual(['a', 'b', 'b', 'b']);
  });

  it('gives nothing if there are no prizes', () => {
    expect(choosePrize([], () => 0)).toBeNull();
  });

  it('always gives one if there are any', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(weights, fc.nat(), (list, number) => {
        const prizes = list.map((weight) => ({ weight }));
        expect(choosePrize(prizes, (below) => number % below)).not.toBeNull();
      }),
    );
  });
});

it.each([
  ['康宁堂大药店', '康宁***店'],
  ['禾康宁大药房（锦江店）', '禾康***房'],
  ['百草药店', '百***店'],
  ['王记', '王***'],
  ['', '***'],
])('[C002] masks %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
