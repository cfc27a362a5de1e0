import { readFileSync } from 'node:fs';
import type { Glyphs } from '../draw/outline.ts';

let glyphs: Glyphs | undefined;

/** The outlines of what the banners say, written by `pnpm --filter @yaoji/api glyphs`; read with the first banner. */
export const bannerGlyphs = (): Glyphs => {
  glyphs ??= JSON.parse(readFileSync(new URL('./banner-glyphs.json', import.meta.url), 'utf8')) as Glyphs;
  return glyphs;
};
