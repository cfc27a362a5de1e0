import { stripTypeScriptTypes } from 'node:module';
import { hexOf, shadow, themes } from '@yaoji/ui/documented';
import { describe, expect, it } from 'vitest';
import { coloursOf, type DraftTheme, readColours, themeName, toCss, toModule, toTokens } from './theme-file.ts';

const plum: DraftTheme = {
  name: 'plum',
  base: 'light',
  density: 'normal',
  roundness: 'normal',
  font: '',
  changes: { brand: '#7b2d63', onBrand: '#ffffff' },
};
const night: DraftTheme = {
  ...plum,
  name: 'plum-night',
  base: 'dark',
  density: 'compact',
  changes: { brand: '#e0a0c8' },
};

it('writes three lines where two roles change', () => {
  expect(toCss(plum)).toBe("[data-theme='plum'] {\n  --yj-color-brand: #7b2d63;\n  --yj-color-on-brand: #ffffff;\n}\n");
});

it('lets the shades of a changed brand follow it, unless they are changed too', () => {
  const { brandHover, brandStrong, focus, promo } = coloursOf(plum);
  expect([focus, promo]).toEqual(['#7b2d63', hexOf(themes.light?.promo ?? '')]);
  expect([brandHover, brandStrong]).not.toContain(hexOf(themes.light?.brandStrong ?? ''));
  expect(coloursOf({ ...plum, changes: { ...plum.changes, focus: '#000000' } }).focus).toBe('#000000');
});

it('writes changed radii and the font, and leaves pills round', () => {
  const css = toCss({ ...plum, roundness: 'round', font: '"Source Han Serif SC", serif' });
  expect(css).toContain('--yj-radius-card: 16px;');
  expect(css).toContain('--yj-font-body: "Source Han Serif SC", serif;');
  expect(css).not.toContain('--yj-radius-pill');
});

it('writes every role, the density and the colour scheme of a dark theme', () => {
  const css = toCss(night);
  expect(css).toContain('color-scheme: dark;');
  expect(css).toContain('--yj-color-overlay: #0000009e;');
  expect(css).toContain('--yj-space-4: 12px;');
});

it('writes the shadows of a dark theme and the brand of the zones within it', () => {
  const css = toCss(night);
  expect(css).toContain(`--yj-shadow-float: ${shadow.dark.float};`);
  const zy = css.split("[data-theme='plum-night'][data-zone='zy'] {")[1] ?? '';
  expect(zy).toContain(`--yj-color-brand: ${hexOf(themes['zy-dark']?.brand ?? '')};`);
  expect(toCss(plum)).not.toContain('data-zone');
});

it('writes a module that compiles and holds every role', async () => {
  const source = stripTypeScriptTypes(toModule(night));
  const { plumNight } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  expect(plumNight).toEqual(coloursOf(night));
});

describe.each([
  ['a style sheet', toCss],
  ['a module', toModule],
  ['design tokens', toTokens],
])('reading %s', (_name, write) => {
  it('finds what was written', () => {
    expect(readColours(write(night))).toEqual(coloursOf(night));
    expect(readColours(write(plum))).toMatchObject(plum.changes);
  });
});

it('finds nothing in another text', () => {
  expect(readColours('body { color: #123456 }')).toEqual({});
  expect(readColours('{ "color": 3 }')).toEqual({});
});

it('names a theme that was added by its id', () => {
  expect(['dark', 'plum', 'plum-dark'].map(themeName)).toEqual(['深色', 'plum', 'plum 深色']);
});
