import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** `script` is the page's own; `imports` are those that it imports. */
export type PageFiles = { script: string; imports: string[]; styles: string[] };

/**
 * Reads which files of the shop's build a page, and a part that it loads apart, need beyond those that every page
 * begins with.
 */
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

  const known = new Map<string, PageFiles>();
  return (page: string, part = ''): PageFiles => {
    const key = `${page} ${part}`;
    let files = known.get(key);
    if (!files) {
      const entries = [...collect(part, collect(page, new Set()))].filter((entry) => !first.has(entry));
      const [script = '', ...imports] = entries.map(({ file }) => `/${file}`);
      files = {
        script,
        imports,
        styles: [...stylesOf(entries)].filter((file) => !firstStyles.has(file)).map((file) => `/${file}`),
      };
      known.set(key, files);
    }
    return files;
  };
};
