import { expect, it } from 'vitest';
import { makeGlyphs } from '../testing/make-glyphs.ts';
import { bannerGlyphs } from './banner-glyphs.ts';
import { banners } from './banners.ts';
import { bannersWithText, drawBanner } from './draw-banner.ts';

it('has the outlines of what the banners say: else run pnpm --filter @yaoji/api glyphs', () => {
  expect(bannerGlyphs()).toEqual(makeGlyphs(bannersWithText()));
});

it('leaves no text in a banner that a browser would have to lay out, but its name', () => {
  const drawn = Object.keys(banners).map((key) => drawBanner(key) ?? '');
  expect(drawn.length).toBeGreaterThan(10);
  for (const svg of drawn) {
    expect(svg).not.toContain('<text');
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
  }
});
