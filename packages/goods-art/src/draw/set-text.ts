const texts = /<text([^>]*)>(.*?)<\/text>/g;
const rows = /<tspan([^>]*)>([^<]*)<\/tspan>/g;

/** A text element of a drawing, as `svg.ts` writes it. */
export interface SetText {
  /** Its attributes. */
  readonly style: string;
  readonly size: number;
  /** Its lines, each with its position attributes. */
  readonly lines: readonly { readonly place: string; readonly line: string }[];
}

/** The value of an attribute; empty if missing. */
export const attribute = (name: string, attributes: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** The numbers of an attribute: one, or one for each character. */
export const places = (name: string, attributes: string) => attribute(name, attributes).split(' ').map(Number);

const shares: Record<string, number> = { middle: 0.5, end: 1 };

/** The share of a line's width before its position. */
export const anchorShare = (style: string) => shares[attribute('text-anchor', style)] ?? 0;

/** Replaces each text of a drawing; null leaves it unchanged. */
export const replaceTexts = (art: string, replace: (text: SetText) => string | null): string =>
  art.replace(texts, (match, style: string, content: string) => {
    const found = [...content.matchAll(rows)].map(([, place = '', line = '']) => ({ place, line }));
    const lines = found.length > 0 ? found : [{ place: style, line: content }];
    return replace({ style, size: Number(attribute('font-size', style)), lines }) ?? match;
  });
