import { hashText } from '../draw/chance.ts';
import { lighter } from '../draw/colour.ts';
import { circle, drawing, path, rect, stroke, text } from '../draw/svg.ts';
import { block } from '../draw/typeset.ts';
import { brandOf } from '../facts.ts';
import { brandTone } from './draw-category.ts';

const frames: ((colour: string) => string)[] = [
  (colour) => circle(44, 40, 26, colour),
  (colour) => rect(18, 14, 52, 52, colour, { rx: 8 }),
  (colour) => path('M44 10L70 25V55L44 70L18 55V25Z', colour),
  (colour) => path('M44 10C70 14 72 34 68 46C62 64 52 68 44 72C36 68 26 64 20 46C16 34 18 14 44 10Z', colour),
  (colour) => rect(18, 14, 52, 52, 'none', { rx: 26, stroke: colour, 'stroke-width': 3 }) + circle(44, 40, 21, colour),
];

/** A mark and the short name next to it. */
export function drawBrand(name: string): string {
  const brand = [...brandOf(name)].slice(0, 8).join('') || '药';
  const colour = brandTone(name);
  const frame = frames[hashText(`frame|${name}`) % frames.length] ?? frames[0];
  return drawing(
    200,
    80,
    brand,
    rect(0, 0, 200, 80, '#ffffff') +
      (frame?.(colour) ?? '') +
      text(44, 50, [...brand][0] ?? '药', { size: 28, fill: '#ffffff', weight: 700, anchor: 'middle' }) +
      block({ x: 82, y: 14, width: 108, height: 36 }, brand, {
        fill: '#16241E',
        weight: 700,
        max: 24,
        min: 10,
        lines: 1,
      }) +
      stroke('M82 56H124', colour, 2.4) +
      stroke('M128 56H190', lighter(colour, 0.7), 1),
  );
}
