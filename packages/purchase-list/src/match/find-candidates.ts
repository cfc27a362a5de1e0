import type { Candidate, Catalogue } from './catalogue.ts';

/**
 * Target duration of a query, so that page requests run in between; on the embedded database they share a connection.
 */
const questionMs = 60;
const atFirst = 32;
const fewest = 4;
const most = 500;
const goodsAtOnce = 500;
/** Limit on all products found in a round: broad names of two thousand rows are not searched further. */
const mostHits = 120_000;

/** Finds candidates in small queries; returns each product once. */
export class CandidateFinder {
  readonly #catalogue: Catalogue;
  readonly #goods = new Map<number, Candidate>();
  #atOnce = atFirst;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  async find(searches: readonly string[], limit: number): Promise<Map<string, number[]>> {
    const found = new Map<string, number[]>();
    const each = Math.min(limit, Math.max(1, Math.floor(mostHits / searches.length)));
    for (let start = 0; start < searches.length; ) {
      const part = searches.slice(start, start + this.#atOnce);
      const startedAt = performance.now();
      for (const { index, goodsId } of await this.#catalogue.search(part, each)) {
        const search = part[index] ?? '';
        const ids = found.get(search);
        if (ids) ids.push(goodsId);
        else found.set(search, [goodsId]);
      }
      start += part.length;
      const took = Math.max(1, performance.now() - startedAt);
      this.#atOnce = Math.round(Math.min(most, Math.max(fewest, (part.length * questionMs) / took)));
    }
    await this.load([...found.values()].flat());
    return found;
  }

  async load(ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#goods.has(id));
    for (let start = 0; start < missing.length; start += goodsAtOnce) {
      const goods = await this.#catalogue.goods(missing.slice(start, start + goodsAtOnce));
      for (const one of goods) this.#goods.set(one.id, one);
    }
  }

  loaded(ids: readonly number[]): Candidate[] {
    return ids.flatMap((id) => this.#goods.get(id) ?? []);
  }
}
