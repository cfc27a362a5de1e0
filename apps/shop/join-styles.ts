import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

type Entry = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Record<string, Entry & { styles?: Record<string, { file: string; from: string[] }> }>;

/**
 * Joins the style sheets of each page into one, so that a first view asks once for them. The manifest of the build then
 * names it in the page's `styles`, by the part that the page loads apart, '' for none. `everywhere` is what is loaded
 * apart around every page; `late` are the parts whose code comes with the first input, which are seen before.
 */
export function joinStyles({ everywhere, late }: { everywhere: string; late: readonly string[] }): Plugin {
  let folder = '';
  return {
    name: 'join-styles',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // Before the files are compressed: hooks of this kind run in the order of the plugins.
    closeBundle: () => {
      const file = join(folder, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      for (const part of late) {
        if (!manifest[part]) throw new Error(`The shop has no ${part}, which vite.config.ts names.`);
      }
      const stylesOf = findStyles(manifest, late);
      for (const [page, entry] of Object.entries(manifest)) {
        if (!page.endsWith('-page.tsx')) continue;
        const ownFolder = page.slice(0, page.lastIndexOf('/') + 1);
        const parts = (entry.dynamicImports ?? []).filter((part) => part.startsWith(ownFolder));
        entry.styles = Object.fromEntries(
          ['', ...parts].map((part) => [part, joined(folder, stylesOf([page, part, everywhere]))]),
        );
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}

/** The style sheets of sources, of what they import and of late parts, but for those that every page begins with. */
function findStyles(manifest: Manifest, late: readonly string[]) {
  const collect = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    const styles = new Set<string>();
    for (const name of names) {
      const entry = manifest[name];
      if (!entry || seen.has(name)) continue;
      seen.add(name);
      const parts = entry.dynamicImports?.filter((part) => late.includes(part)) ?? [];
      const others = collect([...(entry.imports ?? []), ...parts], seen);
      for (const style of [...(entry.css ?? []), ...others]) styles.add(style);
    }
    return styles;
  };
  const first = collect(Object.keys(manifest).filter((name) => manifest[name]?.isEntry));
  return (names: readonly string[]) => [...collect(names)].filter((style) => !first.has(style));
}

function joined(folder: string, from: string[]) {
  const content = from.map((style) => readFileSync(join(folder, style), 'utf8')).join('');
  const file = `assets/styles-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(folder, file), content);
  return { file, from };
}
