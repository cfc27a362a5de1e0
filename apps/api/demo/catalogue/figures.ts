import type { Chance } from '../random.ts';
import type { Draft } from './draft.ts';

/** `1280` → `12.80`. */
export function yuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** Thousandths of a unit as the shortest decimal: `500` → `0.5`. */
export function units(thousandths: number): string {
  return String(Number((thousandths / 1000).toFixed(3)));
}

/** A typical list price: a multiple of 5 fen below 20 yuan, of 10 fen below 200, otherwise of 1 yuan. */
export function tidyPrice(fen: number): number {
  const step = fen < 2_000 ? 5 : fen < 20_000 ? 10 : 100;
  return Math.max(step, Math.round(fen / step) * step);
}

/** A retail price: ends in .5, .8 or .9 below 100 yuan. */
export function retailPrice(fen: number, chance: Chance): number {
  if (fen >= 10_000) return Math.round(fen / 100) * 100 - (chance.happens(0.5) ? 200 : 0);
  return Math.floor(fen / 100) * 100 + chance.pick([50, 80, 90]);
}

export interface Packing {
  /** In thousandths of the unit, like every quantity here. */
  step: number;
  caseSize: number;
}

export function packingOf(draft: Draft, priceFen: number, chance: Chance): Packing {
  if (draft.kind === 'herb') {
    const step = draft.spec.includes('500g') ? 500 : 1000;
    return { step, caseSize: chance.pick([10, 15, 20, 25]) * 1000 };
  }
  const step =
    priceFen < 1_000
      ? chance.pick([10, 10, 20])
      : priceFen < 3_000
        ? chance.pick([5, 10])
        : priceFen < 8_000
          ? chance.pick([2, 3, 5])
          : 1;
  const cases = step >= 10 ? chance.pick([10, 20, 30, 40]) : chance.pick([8, 10, 12, 20]);
  return { step: step * 1000, caseSize: step * cases * 1000 };
}

export function stockOf(packing: Packing, priceFen: number, chance: Chance): number {
  if (chance.happens(0.04)) return 0;
  const reach = priceFen < 1_500 ? 220 : priceFen < 5_000 ? 120 : priceFen < 20_000 ? 60 : 24;
  const packs = Math.ceil(chance.next() ** 2 * reach) + 2;
  const loose = packing.step >= 5_000 && chance.happens(0.3) ? chance.integer(1, packing.step / 1000 - 1) * 1000 : 0;
  return packs * packing.step + loose;
}

/** Two tiers below the list price, from a few packs and from about a case. */
export function ladderOf(packing: Packing, priceFen: number, chance: Chance): string {
  const first = packing.step * chance.pick([2, 3, 5]);
  const second = Math.max(first * 2, packing.caseSize);
  const tiers = [
    { at: first, fen: tidyPrice(priceFen * 0.97) },
    { at: second, fen: tidyPrice(priceFen * 0.94) },
  ].filter((tier, index, all) => tier.fen < (index === 0 ? priceFen : (all[0]?.fen ?? priceFen)));
  return tiers.map((tier) => `${units(tier.at)}:${yuan(tier.fen)}`).join(';');
}
