import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The files of the shop that import a part, by the part's name. */
export function usesInShop(): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {};
  for (const file of globSync('apps/shop/src/**/*.tsx', { cwd: root }).sort()) {
    if (file.endsWith('.test.tsx')) continue;
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, names = ''] of source.matchAll(/import \{([^}]+)\} from '@yaoji\/ui'/g))
      for (const name of names.match(/\b[A-Z]\w+/g) ?? []) found[name] = [...(found[name] ?? []), file];
  }
  return found;
}
