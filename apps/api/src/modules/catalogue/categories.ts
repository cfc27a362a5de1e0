import type { Tx } from '#db/database.ts';
import { findCategory, insertCategory } from './catalogue.repository.ts';

const modeOf = (name: string): 'normal' | 'zy' | 'qx' => {
  if (/饮片|药材|中草药|参茸|贵细|滋补药材/.test(name)) return 'zy';
  if (/器械|耗材|医用品|敷料/.test(name)) return 'qx';
  return 'normal';
};

/** Finds categories by their path from the root, and makes those that are missing. */
export class Categories {
  readonly #ids = new Map<string, number>();

  async idOf(tx: Tx, path: readonly string[] | null): Promise<number | null> {
    let parent: number | null = null;
    let key = '';
    for (const name of path ?? []) {
      key += `\n${name}`;
      const known = this.#ids.get(key);
      const id: number =
        known ??
        (await findCategory(tx, parent, name)) ??
        (await insertCategory(tx, parent, name, modeOf(path?.[0] ?? name)));
      this.#ids.set(key, id);
      parent = id;
    }
    return parent;
  }
}
