import { QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { Exclusion } from '../pricing/priced-cart.ts';
import { counts, type WorkLine } from '../pricing/work-line.ts';
import type { SwapOffer } from './outcomes.ts';

/** The lines, with those excluded that no reached offer allows or that exceed its number. */
export function excludeSwaps(lines: readonly WorkLine[], offers: readonly SwapOffer[]): WorkLine[] {
  const byKey = new Map(offers.map((offer) => [swapKey(offer.activityId, offer.goodsId), offer]));
  const wanted = new Map<string, bigint>();
  for (const line of lines) {
    if (!wantsSwap(line)) continue;
    const key = lineKey(line);
    wanted.set(key, (wanted.get(key) ?? 0n) + line.quantity);
  }
  return lines.map((line) => {
    if (!wantsSwap(line)) return line;
    const key = lineKey(line);
    const exclusion = exclusionOf(byKey.get(key), wanted.get(key) as bigint); // added up above
    return exclusion ? { ...line, exclusion } : line;
  });
}

function wantsSwap(line: WorkLine): boolean {
  return line.input.special?.kind === 'swap' && counts(line);
}

function exclusionOf(offer: SwapOffer | undefined, quantity: bigint): Exclusion | null {
  if (!offer?.reached) return { code: 'SWAP_NOT_REACHED', message: '未满足换购条件' };
  if (quantity <= toExactUnits(offer.maximum, QUANTITY_SCALE)) return null;
  return { code: 'SWAP_LIMIT', message: `最多可换购${offer.maximum}件` };
}

function lineKey({ input }: WorkLine): string {
  return swapKey(input.special?.activityId ?? 0, input.goodsId);
}

function swapKey(activityId: number, goodsId: number): string {
  return `${activityId}\n${goodsId}`;
}
