import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { hexOf } from './hex-of.ts';
import { shapePairs, textPairs } from './text-pairs.ts';
import { shadeOf, themes } from './themes/all.ts';

const cases = (pairs: typeof textPairs) =>
  pairs.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const));

it('knows the ends of the scale', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#0A7F5B', '#0A7F5B')).toBe(1);
});

describe.each(Object.entries(themes))('theme %s', (name, theme) => {
  it('is listed as light or dark according to its ground', () => {
    const [ground, ink] = [contrast(hexOf(theme.ground), '#000000'), contrast(hexOf(theme.ink), '#000000')];
    expect(shadeOf(name)).toBe(ground > ink ? 'light' : 'dark');
  });

  it.each(cases(textPairs))('text %s on %s has 4.5:1', (text, surface) => {
    expect(contrast(hexOf(theme[text]), hexOf(theme[surface]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(shapePairs))('shape %s on %s has 3:1', (shape, surface) => {
    expect(contrast(hexOf(theme[shape]), hexOf(theme[surface]))).toBeGreaterThanOrEqual(3);
  });
});
