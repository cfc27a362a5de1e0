import { describe, expect, it } from 'vitest';
import { firstPapers } from './first-papers.ts';

const earlier = { bought: new Set([1, 2]), hasOrdered: true, sellerHasPapers: true };
const none = { bought: new Set<number>(), hasOrdered: false, sellerHasPapers: true };

describe('papers of first business', () => {
  it('proposes products that were never bought, each once, in the order of the lines', () => {
    expect(firstPapers([4, 1, 3, 4, 2], earlier)).toEqual({ goodsIds: [4, 3], seller: false });
  });

  it('proposes everything and the seller’s papers with the first order', () => {
    expect(firstPapers([2, 1], none)).toEqual({ goodsIds: [2, 1], seller: true });
  });

  it('adds and leaves out what the buyer wishes, and ignores products that are not in the order', () => {
    const wishes = { papersFor: [1, 9], noPapersFor: [3], sellerPapers: true };
    expect(firstPapers([1, 3, 4], earlier, wishes)).toEqual({ goodsIds: [1, 4], seller: true });
  });

  it('has no papers of a seller without any, not even as a wish', () => {
    const unready = { ...none, sellerHasPapers: false };
    for (const wishes of [{}, { sellerPapers: true }]) expect(firstPapers([1], unready, wishes).seller).toBe(false);
  });

  it('lets the buyer decline everything', () => {
    expect(firstPapers([1, 3], none, { noPapersFor: [3, 1], sellerPapers: false })).toEqual({
      goodsIds: [],
      seller: false,
    });
  });
});
