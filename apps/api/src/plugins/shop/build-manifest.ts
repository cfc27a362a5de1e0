import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { file: string; imports?: string[] };

/** Finds the scripts of the shop's build for a page, by its source file, beyond those in `template`. */
export const readManifest = (folder: string, template: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;

  const collect = (name: string, found: Set<Entry>) => {
    const entry = manifest[name];
    if (!entry || found.has(entry)) return found;
    found.add(entry);
    for (const imported of entry.imports ?? []) collect(imported, found);
    return found;
  };
  const known = new Map<string, string[]>();
  return (page: string): string[] => {
    const files =
      known.get(page) ??
      [...collect(page, new Set())].map(({ file }) => `/${file}`).filter((file) => !template.includes(file));
    known.set(page, files);
    return files;
  };
};
