import { num } from './svg.ts';
import { ems } from './typeset.ts';

const texts = /<text([^>]*)>(.*?)<\/text>/g;
const rows = /<tspan([^>]*)>([^<]*)<\/tspan>/g;
const shares: Record<string, number> = { middle: 0.5, end: 1 };

const attribute = (name: string, tag: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * The drawing with its print smaller than `below` as bars, the way designers greek what nobody can read at that size: a
 * browser lays every line of text out, and a list shows fifty packs.
 */
export function greeked(art: string, below: number): string {
  return art.replace(texts, (whole, style: string, content: string) => {
    const size = Number(attribute('font-size', style));
    if (size >= below) return whole;
    const lines = [...content.matchAll(rows)];
    const placed =
      lines.length > 0
        ? lines.map(([, place = '', line = '']) => ({ place, line }))
        : [{ place: style, line: content }];
    return placed.map(({ place, line }) => bar(place, line, style, size)).join('');
  });
}

/** A column's places are one for each character: its bar stands upright. */
function bar(place: string, line: string, style: string, size: number): string {
  const [x = 0] = attribute('x', place).split(' ').map(Number);
  const baselines = attribute('y', place).split(' ').map(Number);
  const [y = 0, last = y] = [baselines[0], baselines.at(-1)];
  const isColumn = baselines.length > 1;
  const width = isColumn ? size * 0.3 : ems(line) * size;
  const left = x - width * (shares[attribute('text-anchor', style)] ?? 0);
  const top = isColumn ? y - size * 0.8 : y - size * 0.5;
  const height = isColumn ? last - top : size * 0.3;
  return `<rect x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" fill="${attribute('fill', style)}" opacity=".45"/>`;
}
