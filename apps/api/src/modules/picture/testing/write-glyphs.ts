import { writeFileSync } from 'node:fs';
import { bannersWithText } from '../site/draw-banner.ts';
import { makeGlyphs } from './make-glyphs.ts';

// Makes the outlines of what the banners say anew. pnpm --filter @yaoji/api glyphs
const file = new URL('../site/banner-glyphs.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(makeGlyphs(bannersWithText()), null, 1)}\n`);
