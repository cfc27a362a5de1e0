import { colourPurposes } from './colour-purposes.ts';
import type { ColorRole } from './contract.css.ts';
import { hexOf } from './hex-of.ts';
import { fontFamily, fontSize, motion, radius, shadow, space } from './tokens.ts';

/** A token in the format of the W3C's Design Tokens group (designtokens.org, 2025.10). */
type Token = { $type: string; $value: unknown; $description?: string };

/** `#rrggbb` or `#rrggbbaa` with its channels from 0 to 1. */
const colour = (hex: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (hex.slice(1).match(/../g) ?? []).map(
    (channel) => Math.round((Number.parseInt(channel, 16) / 255) * 10_000) / 10_000,
  );
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
};

const length = (value: string) => ({ value: Number.parseFloat(value), unit: 'px' });

const each = <Value>(values: Record<string, Value>, token: (value: Value) => Token): Record<string, Token> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));

const lengths = (values: Record<string, string>) =>
  each(values, (value) => ({ $type: 'dimension', $value: length(value) }));

/** `0 1px 2px rgb(16 36 28 / 0.06), …`: one layer each. */
const layers = (value: string) =>
  value.split(/,\s*(?=0 )/).map((layer) => {
    const [, x = '', y = '', blur = '', hue = ''] = /^(\S+) (\S+) (\S+) (rgb\(.*\))$/.exec(layer) ?? [];
    if (!hue) throw new Error(`The shadow ${layer} is written in a way that this script does not read.`);
    return {
      offsetX: length(x),
      offsetY: length(y),
      blur: length(blur),
      spread: length('0'),
      color: colour(hexOf(hue)),
    };
  });

/**
 * The tokens of a theme. All themes have the same names, so a design program can import each file as a mode of one
 * collection.
 */
export const themeTokens = (shade: keyof typeof shadow, colours: Record<ColorRole, string>) => ({
  color: Object.fromEntries(
    Object.entries(colours).map(([role, value]): [string, Token] => [
      role,
      { $type: 'color', $value: colour(hexOf(value)), $description: colourPurposes[role as ColorRole][1] },
    ]),
  ),
  shadow: each(shadow[shade], (value) => ({ $type: 'shadow', $value: layers(value) })),
});

const { ease, ...durations } = motion;
/** Tokens that all themes share. */
export const scaleTokens = {
  // The format reserves the dot for groups.
  space: lengths(Object.fromEntries(Object.entries(space).map(([step, size]) => [step.replace('.', '-'), size]))),
  radius: lengths(radius),
  fontSize: lengths(fontSize),
  font: {
    body: { $type: 'fontFamily', $value: fontFamily.split(', ').map((name) => name.replaceAll('"', '')) },
  },
  motion: {
    ...each(durations, (value) => ({ $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } })),
    ease: { $type: 'cubicBezier', $value: ease.match(/[\d.]+/g)?.map(Number) },
  },
};
