import { drawsOf } from '../draw/chance.ts';
import { circle, num, path, text } from '../draw/svg.ts';
import { fit } from '../draw/typeset.ts';
import type { Subject } from '../facts.ts';
import type { Palette } from '../palette.ts';

export interface Panel {
  width: number;
  height: number;
}

export type Art = (subject: Subject, palette: Palette, panel: Panel) => string;

export const ink = '#22312A';
export const quiet = '#5E6D66';

/** Maker's mark and short name, for a corner of the pack. */
export function makersMark(
  subject: Subject,
  palette: Palette,
  x: number,
  y: number,
  size: number,
  onColour: boolean,
): string {
  const sign = [...subject.brand][0] ?? '药';
  const colour = onColour ? '#ffffff' : palette.main;
  return (
    circle(x + size / 2, y, size / 2, colour) +
    text(x + size / 2, y + size * 0.23, sign, {
      size: size * 0.62,
      fill: onColour ? palette.main : '#ffffff',
      weight: 700,
      anchor: 'middle',
    }) +
    text(x + size * 1.25, y + size * 0.24, subject.brand, {
      size: size * 0.66,
      fill: onColour ? '#ffffff' : ink,
      weight: 500,
    })
  );
}

export function specLine(
  subject: Subject,
  x: number,
  y: number,
  width: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  max = 12,
): string {
  const label = subject.spec || subject.form;
  if (label === '') return '';
  const found = fit(label, width, max, 6.5);
  return text(x, y, found.lines[0] ?? '', { size: found.size, fill, anchor });
}

export function makerLine(
  subject: Subject,
  x: number,
  y: number,
  width: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  if (subject.maker === '') return '';
  const found = fit(subject.maker, width, 9, 5.5);
  return text(x, y, found.lines[0] ?? '', { size: found.size, fill, anchor });
}
/** Imitates a bar code; it cannot be scanned. */
export function bars(code: string, x: number, y: number, width: number, height: number): string {
  const draw = drawsOf(code);
  let d = '';
  let at = 0;
  while (at < 94) {
    const bar = 1 + Math.floor(draw() * 3);
    d += `M${num(x + (at * width) / 95)} ${num(y)}h${num((bar * width) / 95)}v${num(height)}h${num((-bar * width) / 95)}z`;
    at += bar + 1 + Math.floor(draw() * 2.4);
  }
  return path(d, ink);
}
