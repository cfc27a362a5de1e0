import { rect, text } from '../draw/svg.ts';
import type { Subject } from '../facts.ts';
import type { Item } from '../packs/item.ts';
import type { Palette } from '../palette.ts';

export type DrawDevice = (palette: Palette, subject: Subject) => Item;

export const shell = '#F4F7F6';
export const rim = '#CBD6D1';
export const steel = '#B6C1BC';

/** A grey display; each line is its text and size. */
export function screen(x: number, y: number, width: number, height: number, lines: [string, number][]): string {
  let at = y;
  return (
    rect(x, y, width, height, '#DCE8E2', { rx: 6, stroke: '#B9C9C1', 'stroke-width': 1 }) +
    lines
      .map(([value, size]) => {
        at += size * 1.12;
        return text(x + width - 10, at, value, { size, fill: '#24332C', weight: 500, anchor: 'end' });
      })
      .join('')
  );
}
