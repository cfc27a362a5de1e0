import { describe, expect, it } from 'vitest';
import { brandShades } from './brand-shades.ts';
import { contrast } from './contrast.ts';
import { hexOf } from './hex-of.ts';
import { shapePairs, textPairs } from './text-pairs.ts';
import { shadeOf, type ThemeColours, themes } from './themes/all.ts';

const cases = (pairs: typeof textPairs) =>
  pairs.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const));

it('knows the ends of the scale', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#0A7F5B', '#0A7F5B')).toBe(1);
});

describe.each([
  ...['#7b2d63', '#14506e', '#8a3b12', '#5b2a86', '#1d4ed8', '#b3261e', '#3f3f46'].map(
    (brand) => ['light', brand] as const,
  ),
  ...['#e0a0c8', '#8fb8ff', '#ffb38a', '#d4d4d8'].map((brand) => ['dark', brand] as const),
])('a %s theme with only the brand %s', (base, brand) => {
  const colours = { ...themes[base], brand } as ThemeColours;
  const theme = { ...colours, ...brandShades({ ...colours, surface: hexOf(colours.surface) }) };
  const isBrand = (role: string) => /^(brand|onBrand|focus|rail)/.test(role);
  const ofBrand = (pairs: typeof textPairs) =>
    cases(pairs).filter(([text, surface]) => isBrand(text) || isBrand(surface));

  it.each(ofBrand(textPairs))('text %s on %s has 4.5:1', (text, surface) => {
    expect(contrast(hexOf(theme[text]), hexOf(theme[surface]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ofBrand(shapePairs))('shape %s on %s has 3:1', (shape, surface) => {
    expect(contrast(hexOf(theme[shape]), hexOf(theme[surface]))).toBeGreaterThanOrEqual(3);
  });
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
