import { expect, it } from 'vitest';
import { type Glyphs, outlined } from './outline.ts';
import { column, lines, text } from './svg.ts';

const glyphs: Glyphs = {
  400: { 药: [1000, 'M1 1z'], 集: [1000, 'M2 2z'], '1': [500, 'M3 3z'], '　': [1000, ''] },
  700: { 药: [1000, 'M9 9z'] },
};
const style = { size: 20, fill: '#123456' };
const at = (svg: string) =>
  [...svg.matchAll(/translate\(([^)]*)\)scale\(([^)]*)\)" d="([^"]*)"/g)].map((m) => m.slice(1));

it('sets outlines one after the other, in their size and colour', () => {
  const svg = outlined(text(10, 30, '药1　集', style), glyphs);
  expect(svg).toContain('fill="#123456"');
  expect(at(svg)).toEqual([
    ['10 30', '0.02', 'M1 1z'],
    ['30 30', '0.02', 'M3 3z'],
    ['60 30', '0.02', 'M2 2z'],
  ]);
});

it('keeps to the anchor, the spacing and the weight', () => {
  expect(at(outlined(text(100, 30, '药集', { ...style, anchor: 'middle' }), glyphs))[0]?.[0]).toBe('80 30');
  expect(at(outlined(text(100, 30, '药集', { ...style, anchor: 'end' }), glyphs))[0]?.[0]).toBe('60 30');
  expect(at(outlined(text(10, 30, '药集', { ...style, spacing: 2 }), glyphs))[1]?.[0]).toBe('32 30');
  expect(at(outlined(text(10, 30, '药', { ...style, weight: 700 }), glyphs))[0]?.[2]).toBe('M9 9z');
});

it('sets each line at its place, and a column character by character', () => {
  expect(at(outlined(lines(5, 20, 24, ['药', '集'], style), glyphs)).map(([place]) => place)).toEqual(['5 20', '5 44']);
  const upright = outlined(column(50, 20, 22, '药集', { ...style, anchor: 'middle' }), glyphs);
  expect(at(upright).map(([place]) => place)).toEqual(['40 20', '40 42']);
});

it('leaves a text that has a character without an outline', () => {
  const art = text(10, 30, '药店', style);
  expect(outlined(art, glyphs)).toBe(art);
});
