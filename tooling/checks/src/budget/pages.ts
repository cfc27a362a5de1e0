import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../project.ts';
import { firstScripts, type Manifest, pagesOf, scriptsOf, sentKib } from './budget.ts';

const DIST = 'apps/shop/dist';

/** Upper limits for one visit, in KiB as sent. */
const LIMITS = { first: 150, alone: 170, page: 12, shared: 92 };

/**
 * Home and the list are in the first script. Search, a product and log-in need little more; each further page has its
 * own script, in addition to shared ones.
 */
export function budget(root: string): Problem[] {
  const manifestFile = join(root, DIST, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return [{ file: DIST, message: 'is not built: run pnpm --filter @yaoji/shop build.' }];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const weigh = (scripts: Iterable<string>) => sentKib(scripts, (script) => readFileSync(join(root, DIST, script)));

  const first = firstScripts(manifest);
  const sharedKeys = Object.keys(manifest).filter((key) => /^_(shared|buyer-home)-/.test(key));
  const shared = without(scriptsOf(manifest, sharedKeys), first);
  const loaded = new Set([...first, ...shared]);
  const pages = pagesOf(manifest).map((page) => {
    const scripts = scriptsOf(manifest, [page]);
    // The build's configuration gives these a group of their own.
    if (page.startsWith('_'))
      return {
        what: `${manifest[page]?.name}, all in all`,
        kib: weigh(new Set([...first, ...scripts])),
        limit: LIMITS.alone,
      };
    return { what: page.replace(/^src/, 'apps/shop/src'), kib: weigh(without(scripts, loaded)), limit: LIMITS.page };
  });
  const all = [
    { what: 'home and list', kib: weigh(first), limit: LIMITS.first },
    { what: 'scripts that pages share', kib: weigh(shared), limit: LIMITS.shared },
    ...pages.sort((one, other) => other.kib - one.kib),
  ];
  for (const { what, kib, limit } of all.slice(0, 6))
    console.log(`${what}: ${kib.toFixed(1)} of ${limit} KiB of JavaScript as sent`);
  return all
    .filter(({ kib, limit }) => kib > limit)
    .map(({ what, kib, limit }) => ({
      file: DIST,
      message: `${what} need ${kib.toFixed(1)} KiB of JavaScript (at most ${limit}): send less, or load a dialog or library with import().`,
    }));
}

const without = (scripts: Iterable<string>, others: ReadonlySet<string>) =>
  [...scripts].filter((script) => !others.has(script));
