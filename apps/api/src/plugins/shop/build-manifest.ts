import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };

export type PageFiles = { scripts: string[]; styles: string[] };

/** Reads which files of the shop's build a page needs beyond those that every page begins with. */
export const readManifest = (folder: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;

  const collect = (name: string, found: Set<Entry>) => {
    const entry = manifest[name];
    if (!entry || found.has(entry)) return found;
    found.add(entry);
    for (const imported of entry.imports ?? []) collect(imported, found);
    return found;
  };
  const first = new Set<Entry>();
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) collect(name, first);
  const stylesOf = (entries: Iterable<Entry>) => new Set([...entries].flatMap(({ css = [] }) => css));
  const firstStyles = stylesOf(first);

  /** Where the page is imported, if that is no part of the first scripts itself. */
  const tableOf = (page: string) =>
    Object.entries(manifest).find(([, entry]) => !first.has(entry) && entry.dynamicImports?.includes(page))?.[0];

  const known = new Map<string, PageFiles>();
  return (page: string): PageFiles => {
    let files = known.get(page);
    if (!files) {
      const table = tableOf(page);
      const entries = [...collect(page, table ? collect(table, new Set()) : new Set())].filter(
        (entry) => !first.has(entry),
      );
      files = {
        scripts: entries.map(({ file }) => `/${file}`),
        styles: [...stylesOf(entries)].filter((file) => !firstStyles.has(file)).map((file) => `/${file}`),
      };
      known.set(page, files);
    }
    return files;
  };
};
