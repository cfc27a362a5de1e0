import type { Executor } from '#db/database.ts';
import { categoriesInOrder } from '#modules/catalogue/category/index.ts';
import { insertCategory } from './catalogue.repository.ts';

const modeOf = (name: string): 'normal' | 'zy' | 'qx' => {
  if (/饮片|药材|中草药|参茸|贵细|滋补药材/.test(name)) return 'zy';
  if (/器械|耗材|医用品|敷料/.test(name)) return 'qx';
  return 'normal';
};

/** Placeholder for a category that does not exist yet. */
const missing = -1;

/** Finds categories by their path from the root, and creates missing ones. */
export class Categories {
  readonly #db: Executor;
  readonly #makesMissing: boolean;
  /** By the parent's id and the name. */
  readonly #ids: Map<string, number>;

  private constructor(db: Executor, ids: Map<string, number>, makesMissing: boolean) {
    this.#db = db;
    this.#ids = ids;
    this.#makesMissing = makesMissing;
  }

  static async load(db: Executor, { makesMissing = false } = {}): Promise<Categories> {
    const rows = await categoriesInOrder(db);
    return new Categories(
      db,
      new Map(rows.map(({ id, parentId, name }) => [`${parentId}\n${name}`, id])),
      makesMissing,
    );
  }

  /** Null for an empty path; -1 for a missing category that must not be created. */
  async idOf(path: readonly string[] | null): Promise<number | null> {
    let parent: number | null = null;
    for (const name of path ?? []) {
      const key = `${parent}\n${name}`;
      let id: number | undefined = this.#ids.get(key);
      if (id === undefined) {
        if (!this.#makesMissing) return missing;
        id = await insertCategory(this.#db, parent, name, modeOf(path?.[0] ?? name));
        this.#ids.set(key, id);
      }
      parent = id;
    }
    return parent;
  }
}
