import type { TextStyle } from './svg.ts';
import * as svg from './svg.ts';

/** Width in ems: Chinese is square, Latin about half. Overestimates, since the reader's font is unknown. */
export function ems(content: string): number {
  let width = 0;
  for (const char of content) {
    width += /[\u0020-\u007e]/.test(char)
      ? /[A-Z@%MW]/.test(char)
        ? 0.72
        : /[ .,:;|il'/]/.test(char)
          ? 0.32
          : 0.58
      : 1;
  }
  return width;
}

/** Pieces that a line break must not split: Latin runs, a bracketed remark, punctuation with the text before it. */
function pieces(content: string): string[] {
  return content.match(/[（(][^（()）]{1,8}[)）]|[A-Za-z0-9.%μα-ω×+\-/]+|[\s\S][、，。：；）)]?/gu) ?? [];
}

function wrap(content: string, widthEms: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(content)) {
    if (line !== '' && ems(line + piece) > widthEms) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
    while (ems(line) > widthEms && [...line].length > 1) {
      const chars = [...line];
      let cut = 1;
      while (cut < chars.length && ems(chars.slice(0, cut + 1).join('')) <= widthEms) cut++;
      lines.push(chars.slice(0, cut).join(''));
      line = chars.slice(cut).join('');
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

export interface Fit {
  size: number;
  lines: string[];
}

/** The largest size at which the text fits the width in lines of similar length; truncated with … if none does. */
export function fit(content: string, width: number, max: number, min: number, maxLines = 1): Fit {
  const clean = content.replace(/\s+/g, ' ').trim();
  for (let size = max; size >= min; size -= 0.5) {
    const room = width / size;
    const lines = wrap(clean, room);
    if (lines.length <= maxLines) {
      const even = wrap(clean, Math.min(room, ems(clean) / lines.length + 0.6));
      return { size, lines: even.length === lines.length ? even : lines };
    }
  }
  const lines = wrap(clean, width / min).slice(0, maxLines);
  const last = lines.at(-1) ?? '';
  let fitting = [...last];
  while (fitting.length > 0 && ems(`${fitting.join('')}…`) > width / min) fitting = fitting.slice(0, -1);
  return { size: min, lines: [...lines.slice(0, -1), `${fitting.join('')}…`] };
}

/** Fits the text into a box, centred vertically. */
export function block(
  box: { x: number; y: number; width: number; height: number },
  content: string,
  style: Omit<TextStyle, 'size'> & { max: number; min?: number; lines?: number; leading?: number },
): string {
  const { max, min = 7, lines: maxLines = 2, leading = 1.18, ...rest } = style;
  let found = fit(content, box.width, max, min, maxLines);
  while (found.size > min && found.lines.length * found.size * leading > box.height) {
    found = fit(content, box.width, found.size - 0.5, min, maxLines);
  }
  const step = found.size * leading;
  const top = box.y + (box.height - step * found.lines.length) / 2 + step * 0.5 + found.size * 0.36;
  const x = rest.anchor === 'middle' ? box.x + box.width / 2 : rest.anchor === 'end' ? box.x + box.width : box.x;
  return svg.lines(x, top, step, found.lines, { ...rest, size: found.size });
}

/** Sets short text vertically, one character per row. */
export function column(
  x: number,
  y: number,
  height: number,
  content: string,
  style: Omit<TextStyle, 'size'> & { max: number },
): string {
  const chars = [...content];
  const { max, ...rest } = style;
  const size = Math.min(max, height / (chars.length * 1.12));
  const step = size * 1.12;
  const top = y + (height - step * chars.length) / 2 + size * 0.9;
  return svg.column(x, top, step, content, { ...rest, size, anchor: 'middle' });
}
