import type { Candidate } from './plan-candidate.ts';

/** Packs of one or two candidates, with their cost in cents. */
export interface Fill {
  parts: { candidate: Candidate; packs: number }[];
  cost: bigint;
}

/** Pairs of products are tried only among the first candidates, up to this many packs. */
const PAIR_CANDIDATES = 20;
const PAIR_PACKS = 50;
/** More packs of one product than this make no useful hint. */
const MAX_PACKS = 2000;

/**
 * The cheapest way to add at least `missing` with one or two products; null if there is none. Ties favour the first
 * found, and one product over two. The search is bounded: pairs among the first 20 candidates, up to 50 packs of the
 * first.
 */
export function cheapestFill(candidates: readonly Candidate[], missing: bigint): Fill | null {
  let best: Fill | null = null;
  for (const candidate of candidates) best = cheaper(best, fillWith(candidate, missing));
  const few = candidates.slice(0, PAIR_CANDIDATES);
  for (const first of few) {
    for (let packs = 1; packs <= Math.min(first.maxPacks, PAIR_PACKS); packs += 1) {
      const rest = missing - first.adds(packs);
      const cost = first.cost(packs);
      if (rest <= 0n || (best && cost >= best.cost)) break;
      for (const second of few) {
        if (second === first) continue;
        const fill = fillWith(second, rest);
        best = cheaper(best, fill && { parts: [{ candidate: first, packs }, ...fill.parts], cost: cost + fill.cost });
      }
    }
  }
  return best;
}

function cheaper(best: Fill | null, fill: Fill | null): Fill | null {
  return fill && (!best || fill.cost < best.cost) ? fill : best;
}

function fillWith(candidate: Candidate, missing: bigint): Fill | null {
  const most = Math.min(candidate.maxPacks, MAX_PACKS);
  // Without a ladder every pack adds the same, so ranges can be skipped; with one, check every pack.
  const stride = candidate.goods.ladder?.length ? 1 : skippable(candidate, missing, most);
  for (let packs = stride; packs <= most; packs += 1) {
    if (candidate.adds(packs) >= missing) return { parts: [{ candidate, packs }], cost: candidate.cost(packs) };
  }
  return null;
}

function skippable(candidate: Candidate, missing: bigint, most: number): number {
  const perPack = candidate.adds(1);
  if (perPack <= 0n) return most;
  const packs = Number(missing / (perPack + 1n)); // rounding a line may add one cent to a pack
  return Math.max(1, Math.min(packs, most));
}
