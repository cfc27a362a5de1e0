import { lighter, mix } from '../draw/colour.ts';
import { num, rect, stroke } from '../draw/svg.ts';
import { block, column, ems } from '../draw/typeset.ts';
import { beforeBracket, type Subject } from '../facts.ts';
import type { Palette } from '../palette.ts';
import { bars, ink, makerLine, type Panel, quiet, specLine } from './label.ts';

/** The narrow side of a carton: the name again, in small. */
export function sideArt(subject: Subject, palette: Palette, { width: w, height: h }: Panel): string {
  const name = beforeBracket(subject.name);
  const upright = h > w * 1.5 && !/[A-Za-z0-9]/.test(name) && [...name].length <= 9;
  return (
    rect(0, 0, w, h, mix(palette.main, '#0b1a14', 0.16)) +
    (upright
      ? column(w / 2, h * 0.1, h * 0.6, name, { fill: '#ffffff', weight: 500, max: w * 0.4 })
      : block({ x: w * 0.1, y: h * 0.12, width: w * 0.8, height: h * 0.4 }, name, {
          fill: '#ffffff',
          weight: 500,
          max: w * 0.2,
          min: 5,
          lines: 3,
          anchor: 'middle',
        })) +
    rect(w * 0.16, h * 0.76, w * 0.68, h * 0.14, '#ffffff', { opacity: '.88', rx: 1 }) +
    bars(subject.barcode || subject.name, w * 0.2, h * 0.78, w * 0.6, h * 0.1)
  );
}

export function topArt(palette: Palette, { width: w, height: h }: Panel): string {
  return (
    rect(0, 0, w, h, lighter(palette.main, 0.2)) +
    stroke(`M${num(w * 0.06)} ${num(h * 0.5)}H${num(w * 0.94)}`, '#ffffff', 0.8, { opacity: '.5' })
  );
}

/** A paper label for bottles, bags and jars: name, spec, maker on white. */
export function labelArt(subject: Subject, palette: Palette, { width: w, height: h }: Panel): string {
  return (
    rect(0, 0, w, h, '#ffffff', { rx: 3 }) +
    rect(0, 0, w, h * 0.54, palette.main, { rx: 3 }) +
    rect(0, h * 0.47, w, h * 0.07, palette.main) +
    rect(0, h * 0.54, w, h * 0.03, palette.accent) +
    block({ x: w * 0.08, y: h * 0.04, width: w * 0.84, height: h * 0.47 }, subject.name, {
      fill: '#ffffff',
      weight: 700,
      max: Math.min(h * 0.26, w * 0.24),
      min: 6.5,
      lines: ems(subject.name) > 12 ? 3 : 2,
      anchor: 'middle',
    }) +
    specLine(subject, w / 2, h * 0.74, w * 0.88, ink, 'middle') +
    makerLine(subject, w / 2, h * 0.9, w * 0.9, quiet, 'middle')
  );
}
