import { expect, test } from 'vitest';
import { examineStyles, examineVersions } from './examine.ts';

const variables = new Set(['--yj-color-brand', '--yj-color-price', '--yj-radius-card']);

test('packages of one release are fine', () => {
  const installed = [
    { name: 'react', version: '19.3.0' },
    { name: '@yaoji/domain', version: '0.2.1' },
    { name: '@yaoji/testing', version: '0.2.0', dependencies: { '@yaoji/domain': '^0.2.0' } },
  ];
  expect(examineVersions(installed)).toEqual([]);
});

test('names packages of different releases, a package installed twice, and an old React', () => {
  const installed = [
    { name: 'react', version: '18.3.1' },
    { name: '@yaoji/domain', version: '0.3.0' },
    { name: '@yaoji/domain', version: '0.2.0' },
    { name: '@yaoji/testing', version: '0.2.0', dependencies: { '@yaoji/domain': '^0.2.0' } },
  ];
  expect(examineVersions(installed)).toEqual([
    '@yaoji/domain is installed as 0.3.0 and 0.2.0. Run npm dedupe.',
    '@yaoji/testing needs @yaoji/domain ^0.2.0, but 0.3.0 is installed. Update both.',
    '@yaoji/ui needs React 19, but 18.3.1 is installed.',
  ]);
});

test('a theme of a readable brand is fine', () => {
  const css = "/* --yj-color-none: red; */ [data-theme='plum'] { --yj-color-brand: #7b2d63; --yj-radius-card: 2px; }";
  expect(examineStyles(css, variables)).toEqual([]);
});

test('names a misspelled variable and the right one', () => {
  expect(examineStyles('.mine { --yj-color-brnad: #7b2d63; }', variables)).toEqual([
    '.mine sets --yj-color-brnad, which no part reads. Did you mean --yj-color-brand?',
  ]);
});

test('names pairs of colours that are too alike, on the ground of a dark theme too', () => {
  expect(examineStyles(':root { --yj-color-price: #ffb3a0; }', variables)).toContain(
    ':root: price on surface has 1.7:1, less than 4.5:1',
  );
  const dark =
    "[data-theme='night'] { color-scheme: dark; --yj-color-price: #ffb3a0; } [data-theme='night'] [data-zone='yx'] { --yj-color-price: #ffb3a0; }";
  expect(examineStyles(dark, variables).join()).not.toContain('price on surface');
});

test('leaves a build with the styles of the library alone', () => {
  expect(examineStyles('@layer yaoji-reset; .a { --yj-color-none: red; }', variables)).toEqual([]);
});
