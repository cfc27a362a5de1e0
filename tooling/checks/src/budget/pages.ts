import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../project.ts';
import { type Budget, gzippedKib, type Manifest, scriptsOf } from './budget.ts';

const DIST = 'apps/shop/dist';

/** The journeys weigh exactly what a browser loads until the page is quiet; this is the part a build can know. */
const PAGES: readonly Budget[] = [
  { page: 'home', loads: ['src/pages/general/home/home-page.tsx'], limitKib: 140 },
  { page: 'list', loads: ['src/pages/list/list-index/list-index-page.tsx'], limitKib: 145 },
];

export function budget(root: string): Problem[] {
  const manifestFile = join(root, DIST, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return [{ file: DIST, message: 'is not built: run pnpm --filter @yaoji/shop build.' }];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  return PAGES.flatMap((budget) => {
    const scripts = scriptsOf(manifest, budget);
    const weight = gzippedKib(scripts, (script) => readFileSync(join(root, DIST, script)));
    console.log(`${budget.page}: ${weight.toFixed(1)} of ${budget.limitKib} KiB of JavaScript, gzipped`);
    if (weight <= budget.limitKib) return [];
    const message = `the ${budget.page} page loads ${weight.toFixed(1)} KiB of JavaScript (at most ${budget.limitKib}): load what is not seen at first with import().`;
    return [{ file: DIST, message }];
  });
}
