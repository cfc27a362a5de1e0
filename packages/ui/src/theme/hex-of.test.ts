import { expect, it } from 'vitest';
import { hexOf } from './hex-of.ts';
import { themes } from './themes/all.ts';

it.each([
  ['#0A7F5B', '#0a7f5b'],
  ['rgb(10 20 16 / 0.48)', '#0a14107a'],
  ['color-mix(in srgb, #000000 25%, white)', '#bfbfbf'],
  ['color-mix(in srgb, #1F63B5 34%, #131C18)', '#17344d'],
])('%s is %s', (colour, hex) => expect(hexOf(colour)).toBe(hex));

it('refuses unreadable input', () => expect(() => hexOf('teal')).toThrow('teal'));

it('reads every role of every theme', () => {
  for (const colours of Object.values(themes))
    for (const colour of Object.values(colours)) expect(hexOf(colour)).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
});
