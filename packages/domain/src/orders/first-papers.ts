/** Facts that decide about papers. Earlier purchases are from orders that were paid and not cancelled. */
export interface EarlierPurchases {
  /** Products that were bought; gifts don't count. */
  bought: ReadonlySet<number>;
  hasOrdered: boolean;
  /** The seller has papers of its own to send. */
  sellerHasPapers: boolean;
}

/** A buyer's wishes that differ from what is proposed. */
export interface PaperChoice {
  papersFor?: readonly number[] | undefined;
  noPapersFor?: readonly number[] | undefined;
  sellerPapers?: boolean | undefined;
}

/** The papers that go with an order. */
export interface FirstPapers {
  /** Products, each once, in their order. */
  goodsIds: number[];
  seller: boolean;
}

/**
 * The first-business papers (首营资料) of an order: those of products that the buyer orders for the first time, and the
 * seller's, if there are any, with the first order, changed by the buyer's wishes. Without wishes it is the proposal.
 *
 * @example firstPapers([1, 2], { bought: new Set([1]), hasOrdered: true, sellerHasPapers: true }) // { goodsIds: [2], seller: false }
 */
export const firstPapers = (
  goodsIds: readonly number[],
  { bought, hasOrdered, sellerHasPapers }: EarlierPurchases,
  { papersFor = [], noPapersFor = [], sellerPapers = !hasOrdered }: PaperChoice = {},
): FirstPapers => ({
  goodsIds: [...new Set(goodsIds)].filter(
    (id) => papersFor.includes(id) || !(bought.has(id) || noPapersFor.includes(id)),
  ),
  seller: sellerHasPapers && sellerPapers,
});
