import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** `virtual:uses-in-shop`: the files of the shop that import a part, by the part's name. */
export function usesInShop(): Plugin {
  const id = 'virtual:uses-in-shop';
  return {
    name: 'uses-in-shop',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (loaded) => (loaded === `\0${id}` ? `export default ${JSON.stringify(uses())}` : null),
  };
}

function uses(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of globSync('apps/shop/src/**/*.tsx', { cwd: root }).sort()) {
    if (file.endsWith('.test.tsx')) continue;
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, names = ''] of source.matchAll(/import \{([^}]+)\} from '@yaoji\/ui'/g))
      for (const name of names.match(/\b[A-Z]\w+/g) ?? []) found[name] = [...(found[name] ?? []), file];
  }
  return found;
}
