import { palette } from './tokens.ts';

/**
 * A theme's value as `#rrggbb`, or `#rrggbbaa` if translucent. Reads hex, `rgb(r g b / a)` and a mix of two in sRGB.
 */
export function hexOf(colour: string): string {
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(colour);
  if (mix) {
    const [, one = '', share = '', other = ''] = mix;
    return mixed(channelsOf(one), channelsOf(other), Number(share) / 100);
  }
  const translucent = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour);
  if (translucent) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = translucent.slice(1).map(Number);
    return hex([red, green, blue, alpha * 255]);
  }
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour))
    throw new Error(`${colour} is written in a way that hexOf does not read.`);
  return colour.toLowerCase();
}

function channelsOf(colour: string): number[] {
  if (colour === 'black') return [0, 0, 0];
  const full = colour === 'white' ? palette.grey[0] : colour;
  return [1, 3, 5].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}

const mixed = (one: number[], other: number[], share: number) =>
  hex(one.map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share)));

const hex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
