import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** What the first views that `pnpm verify budget` weighs load at once, by the ends of module ids. */
const home = ['/home/home-page.tsx', '/home/home-front.tsx'];
const list = ['/list-index/list-index-page.tsx'];
/** What comes to both with the first input. */
const cards = ['/goods/goods-item.tsx'];

const base = { name: 'base', tags: ['$initial' as const], priority: 1 };

/** In this order, since a group takes along what its modules import: that is loaded by as many views at least. */
const names = ['common', 'around', 'home', 'list', 'cards'] as const;
type Name = (typeof names)[number];

/**
 * What every page begins with is one file. Of what pages share, there is a file for what both home and list load, one
 * for what home loads, and two for the list: what a quarter of all pages load as well, and the rest. One more is what
 * cards of goods are used with. Everything else is split by the pages that share it.
 * Which module is which is seen in the same shop, built without groups.
 */
export const codeGroups = (config: InlineConfig): Plugin => ({
  name: 'code-groups',
  apply: 'build',
  config: async () => {
    const groupOf = groupsOf(await chunksOf(config));
    const groups = [base, ...names.map((name) => ({ name, test: (id: string) => groupOf.get(id) === name }))];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const rolldownOptions = { output: { codeSplitting: { groups: [base] } } };
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, rolldownOptions },
  });
  return (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

function groupsOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, Name> {
  const ofHome = loadedFiles(chunks, home);
  const ofList = loadedFiles(chunks, list);
  const ofCards = loadedFiles(chunks, cards);
  const pages = chunks.flatMap(({ facadeModuleId }) => (facadeModuleId?.endsWith('-page.tsx') ? [facadeModuleId] : []));
  const ofPages = pages.map((page) => loadedFiles(chunks, [page]));
  const isAround = (file: string) => ofPages.filter((files) => files.has(file)).length >= pages.length / 4;
  const groupOf = (file: string): Name | null => {
    if (ofHome.has(file)) return ofList.has(file) ? 'common' : 'home';
    if (ofList.has(file)) return isAround(file) ? 'around' : 'list';
    return ofCards.has(file) ? 'cards' : null;
  };
  const groups = new Map<string, Name>();
  for (const { fileName, facadeModuleId, moduleIds } of chunks) {
    // The manifest finds a page, or a part that is loaded on demand, by a file of its own.
    const group = facadeModuleId ? null : groupOf(fileName);
    if (group) for (const id of moduleIds) groups.set(id, group);
  }
  return groups;
}

/** The files of these modules, with all that they import. */
function loadedFiles(chunks: readonly Rolldown.OutputChunk[], ends: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) add(imported);
  };
  for (const end of ends) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
    if (!chunk) throw new Error(`The shop has no ${end}, which code-groups.ts names.`);
    add(chunk.fileName);
  }
  return files;
}
