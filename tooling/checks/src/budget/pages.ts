import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../project.ts';
import { type Budget, gzippedKib, type Manifest, ownScripts, pagesWithoutDefault, scriptsOf } from './budget.ts';

const DIST = 'apps/shop/dist';

/** The journeys weigh exactly what a browser loads until the page is quiet; this is the part a build can know. */
const PAGES: readonly Budget[] = [
  {
    page: 'home',
    loads: ['src/pages/general/home/home-page.tsx', 'src/pages/general/home/home-front.tsx'],
    limitKib: 150,
    limitFiles: 5,
  },
  { page: 'list', loads: ['src/pages/list/list-index/list-index-page.tsx'], limitKib: 150, limitFiles: 5 },
];

/** The list of all pages, loaded once, with the first link that is followed: no first view carries it. */
const TABLE = 'src/pages.ts';
const TABLE_KIB = 9;
/** What can be done on cards of goods, loaded with the first input on a page that has any. */
const CARDS = 'src/pages/parts/goods/goods-item.tsx';
const CARDS_KIB = 12;
const FURTHER_KIB = 30;

export function budget(root: string): Problem[] {
  const manifestFile = join(root, DIST, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return [{ file: DIST, message: 'is not built: run pnpm --filter @yaoji/shop build.' }];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const weigh = (scripts: readonly string[]) => gzippedKib(scripts, (script) => readFileSync(join(root, DIST, script)));
  const first = PAGES.flatMap((budget) => {
    const { page, limitKib, limitFiles } = budget;
    const scripts = scriptsOf(manifest, budget);
    const weight = weigh(scripts);
    console.log(`${page}: ${weight.toFixed(1)} of ${limitKib} KiB of JavaScript, gzipped, in ${scripts.length} files`);
    const messages = [
      weight > limitKib &&
        `the ${page} page loads ${weight.toFixed(1)} KiB of JavaScript (at most ${limitKib}): load what is not seen at first with import().`,
      scripts.length > limitFiles &&
        `the ${page} page loads ${scripts.length} scripts (at most ${limitFiles}): ${scripts.join(', ')}. apps/shop/code-groups.ts says what is put into one file.`,
    ];
    return messages.filter((message) => message !== false).map((message) => ({ file: DIST, message }));
  });
  const table = weigh(manifest[TABLE] ? [manifest[TABLE].file] : []);
  const begun = new Set(PAGES.flatMap((page) => scriptsOf(manifest, page)));
  const later = (source: string) =>
    weigh(scriptsOf(manifest, { page: source, loads: [source] }).filter((script) => !begun.has(script)));
  const further = [...ownScripts(manifest, PAGES, [TABLE, CARDS])]
    .map(([page, scripts]) => ({ page, weight: weigh(scripts), limit: FURTHER_KIB }))
    .concat({ page: TABLE, weight: table, limit: TABLE_KIB }, { page: CARDS, weight: later(CARDS), limit: CARDS_KIB })
    .sort((one, other) => other.weight / other.limit - one.weight / one.limit);
  for (const { page, weight, limit } of further.slice(0, 3))
    console.log(`${page}: ${weight.toFixed(1)} of ${limit} KiB`);
  return [
    ...first,
    ...misnamed(manifest, (script) => readFileSync(join(root, DIST, script), 'utf8')),
    ...further
      .filter(({ weight, limit }) => weight > limit)
      .map(({ page, weight, limit }) => ({
        file: `apps/shop/${page}`,
        message: `needs ${weight.toFixed(1)} KiB of JavaScript beyond what home and list have loaded (at most ${limit}): load what is not seen at first with import().`,
      })),
  ];
}

/** A browser imports the page of its document by the file's name, so the file has to export what the source does. */
function misnamed(manifest: Manifest, read: (script: string) => string): Problem[] {
  return pagesWithoutDefault(manifest, read).map((page) => ({
    file: `apps/shop/${page}`,
    message: 'is built into a file that does not export it as default: keep pages out of the groups of vite.config.ts.',
  }));
}
