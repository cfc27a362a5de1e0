import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '@yaoji/routes';

/** `from` are the style sheets that are joined in `file`, which no script has to load any more. */
type JoinedStyles = { file: string; from: string[] };
type Entry = { file: string; isEntry?: boolean; imports?: string[]; styles?: Record<string, JoinedStyles> };

/** `script` is the page's own; `imports` are those that it imports, `desk` those that only a desk needs besides. */
export type PageFiles = { script: string; imports: string[]; desk: string[]; styles: JoinedStyles | undefined };

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
  const scriptsOf = (entries: Set<Entry>) =>
    [...entries].filter((entry) => !first.has(entry)).map(({ file }) => `/${file}`);

  const known = new Map<string, PageFiles>();
  return ({ file: page, part = '', desk }: Pick<RenderedPage, 'file' | 'part' | 'desk'>): PageFiles => {
    const key = `${page} ${part}`;
    let files = known.get(key);
    if (!files) {
      const entries = collect(part, collect(page, new Set()));
      const [script = '', ...imports] = scriptsOf(entries);
      files = {
        script,
        imports,
        desk: scriptsOf(collect(desk.file, new Set())).filter((file) => !imports.includes(file)),
        styles: manifest[page]?.styles?.[part],
      };
      known.set(key, files);
    }
    return files;
  };
};
