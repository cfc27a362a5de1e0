// node generate/tokens.ts [--check]: writes the tokens in the format of the W3C's Design Tokens group (designtokens.org).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourPurposes } from '../src/theme/colour-purposes.ts';
import type { ColorRole } from '../src/theme/contract.css.ts';
import { hexOf } from '../src/theme/hex-of.ts';
import { type ThemeColours, themes } from '../src/theme/themes/all.ts';
import { fontFamily, fontSize, motion, radius, shadow, space } from '../src/theme/tokens.ts';

type Token = { $type: string; $value: unknown; $description?: string };

const folder = join(import.meta.dirname, '../tokens');

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

/** `0 1px 2px rgb(16 36 28 / 0.06), …`: one layer for each. */
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

/** What a theme sets: the same names in every theme, so that a design program takes each file as a mode of one collection. */
const themeTokens = (id: string, colours: ThemeColours) => ({
  color: Object.fromEntries(
    Object.entries(colours).map(([role, value]): [string, Token] => [
      role,
      { $type: 'color', $value: colour(hexOf(value)), $description: colourPurposes[role as ColorRole][1] },
    ]),
  ),
  shadow: each(shadow[id.endsWith('dark') ? 'dark' : 'light'], (value) => ({ $type: 'shadow', $value: layers(value) })),
});

const { ease, ...durations } = motion;
const scales = {
  space: lengths(space),
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

const files = Object.entries({
  scales,
  ...Object.fromEntries(Object.entries(themes).map(([id, colours]) => [id, themeTokens(id, colours)])),
}).map(([name, tokens]) => [join(folder, `${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`] as const);

const current = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const stale = files.filter(([file, content]) => current(file) !== content);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is not what the tokens say.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of stale) writeFileSync(file, content);
}
