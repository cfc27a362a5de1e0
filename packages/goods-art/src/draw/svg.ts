import { escapeUTF8 } from 'entities';
/** Formats a number with at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Escapes text for elements and attributes; drops characters that XML 1.0 cannot represent. */
function escapeXml(text: string): string {
  return escapeUTF8(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
}

export type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  let out = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) out += ` ${name}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return out;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path${attributes({ d, fill, ...more })}/>`;
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return `<path${attributes({ d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })}/>`;
}

export function moved(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const steps = [`translate(${num(x)} ${num(y)})`];
  if (turn !== 0) steps.push(`rotate(${num(turn)})`);
  if (scale !== 1) steps.push(`scale(${Math.round(scale * 1000) / 1000})`);
  return `<g transform="${steps.join('')}">${content}</g>`;
}

export interface TextStyle {
  size: number;
  fill: string;
  weight?: 400 | 500 | 700;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  opacity?: number;
}

/** One line of text; `y` is its baseline. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  return `<text${attributes({ x, y, ...lettering(style) })}>${escapeXml(content)}</text>`;
}

/**
 * Lines of text, the first with its baseline at `y`: a single element, because a browser lays out each element
 * separately.
 */
export function lines(x: number, y: number, leading: number, contents: readonly string[], style: TextStyle): string {
  if (contents.length < 2) return contents.map((content) => text(x, y, content, style)).join('');
  const rows = contents.map(
    (content, at) => `<tspan${attributes({ x, y: y + at * leading })}>${escapeXml(content)}</tspan>`,
  );
  return `<text${attributes(lettering(style))}>${rows.join('')}</text>`;
}

/** Characters from top to bottom, the first with its baseline at `y`. */
export function column(x: number, y: number, leading: number, content: string, style: TextStyle): string {
  const chars = [...content];
  const places = { x: chars.map(() => num(x)).join(' '), y: chars.map((_, at) => num(y + at * leading)).join(' ') };
  return `<text${attributes({ ...places, ...lettering(style) })}>${escapeXml(content)}</text>`;
}

function lettering(style: TextStyle): Attributes {
  return {
    'font-size': style.size,
    fill: style.fill,
    'font-weight': style.weight === 400 ? undefined : style.weight,
    'text-anchor': style.anchor === 'start' ? undefined : style.anchor,
    'letter-spacing': style.spacing,
    opacity: style.opacity === undefined ? undefined : String(style.opacity),
  };
}

const fonts = "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif";

export function drawing(width: number, height: number, label: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="${fonts}"><title>${escapeXml(label)}</title>${content}</svg>`;
}

export interface Cut {
  width: number;
  height: number;
  content: string;
}

/**
 * One picture in two crops: shows the one whose shape is closer to its container. It has no intrinsic size, so the page
 * sets the container; both crops may use `defs`.
 */
export function drawingOfTwoCuts(label: string, defs: string, wide: Cut, tall: Cut): string {
  // Words are on the left: a container of another shape crops the right.
  const cut = (name: string, { width, height, content }: Cut) =>
    `<svg class="${name}" width="100%" height="100%" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMid slice">${content}</svg>`;
  const between = Math.round(100 * Math.sqrt((wide.width / wide.height) * (tall.width / tall.height)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="${fonts}"><title>${escapeXml(label)}</title>` +
    `<style>.t{display:none}@media(max-aspect-ratio:${between}/100){.w{display:none}.t{display:inline}}</style>` +
    `<defs>${defs}</defs>${cut('w', wide)}${cut('t', tall)}</svg>`
  );
}

/** The soft contact shadow under every pack. */
export function shadow(cx: number, cy: number, rx: number, ry = rx * 0.09): string {
  return ellipse(cx, cy, rx, ry, '#16241E', { opacity: '.1' });
}
