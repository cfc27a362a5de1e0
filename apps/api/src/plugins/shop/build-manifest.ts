import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `name`: that of a page's file, or of the group in the build's configuration. */
type Entry = { file: string; name?: string; imports?: string[] };

/** Finds the scripts of the shop's build for a page, by its source file, beyond those in `template`. */
export const readManifest = (folder: string, template: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;
  const named = new Map(Object.values(manifest).map((entry) => [entry.name, entry]));

  const collect = (entry: Entry | undefined, found: Set<Entry>) => {
    if (!entry || found.has(entry)) return found;
    found.add(entry);
    for (const imported of entry.imports ?? []) collect(manifest[imported], found);
    return found;
  };
  const known = new Map<string, string[]>();
  return (page: string): string[] => {
    const files =
      known.get(page) ??
      [...collect(named.get(basename(page, '.tsx')), new Set())]
        .map(({ file }) => `/${file}`)
        .filter((file) => !template.includes(file));
    known.set(page, files);
    return files;
  };
};
