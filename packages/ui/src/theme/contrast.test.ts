import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { shapePairs, textPairs } from './text-pairs.ts';
import { dark } from './themes/dark.ts';
import { normal } from './themes/normal.ts';
import { qx } from './themes/qx.ts';
import { yx } from './themes/yx.ts';
import { zy } from './themes/zy.ts';

const mixed = (colour: string) => colour.startsWith('color-mix');
const themes = {
  normal,
  dark,
  yx: { ...normal, ...yx.light },
  zy: { ...normal, ...zy.light },
  qx: { ...normal, ...qx.light },
  'yx dark': { ...dark, ...yx.dark },
  'zy dark': { ...dark, ...zy.dark },
  'qx dark': { ...dark, ...qx.dark },
};

const cases = (pairs: typeof textPairs) =>
  pairs.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const));

it('knows the ends of the scale', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#0A7F5B', '#0A7F5B')).toBe(1);
});

describe.each(Object.entries(themes))('theme %s', (_name, theme) => {
  // The mixed brand colours of dark zones are measured by axe in the stories.
  it.each(cases(textPairs).filter(([text, surface]) => !mixed(theme[text]) && !mixed(theme[surface])))(
    'text %s on %s has 4.5:1',
    (text, surface) => {
      expect(contrast(theme[text], theme[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(cases(shapePairs).filter(([shape, surface]) => !mixed(theme[shape]) && !mixed(theme[surface])))(
    'shape %s on %s has 3:1',
    (shape, surface) => {
      expect(contrast(theme[shape], theme[surface])).toBeGreaterThanOrEqual(3);
    },
  );
});
