import { moved, num, rect } from '../draw/svg.ts';
import type { Subject } from '../facts.ts';
import type { Palette } from '../palette.ts';

/** A drawn object with its own field; its base is on the field's lower edge. */
export interface Item {
  width: number;
  height: number;
  svg: string;
}

export type DrawItem = (subject: Subject, palette: Palette) => Item;

/** Places an item's base at `ground`, centred at `cx`. */
export function stand(item: Item, cx: number, ground: number, scale = 1): string {
  return moved(item.svg, cx - (item.width * scale) / 2, ground - item.height * scale, scale);
}

/** The largest scale at which the item fits a field. */
export function scaleTo(item: Item, width: number, height: number): number {
  return Math.min(width / item.width, height / item.height);
}

/** The item lying on the ground next to a carton, in the same view. */
export function lying(draw: DrawItem): DrawItem {
  return (subject, palette) => {
    const item = draw(subject, palette);
    const lean = 0.52;
    const sunk = 0.42;
    return {
      width: item.width * 0.95 + item.height * lean,
      height: item.width * 0.07 + item.height * sunk + 4,
      svg: `<g transform="matrix(.95 .07 -${lean} ${sunk} ${num(item.height * lean)} 0)">${rect(3, 7, item.width, item.height, '#16241E', { rx: 9, opacity: '.14' })}${item.svg}</g>`,
    };
  };
}
