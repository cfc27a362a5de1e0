import { compareDecimals, type OwnPriceList } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { priceCartLines, quotedCart } from '#modules/cart/cart/index.ts';
import { lineRefusals } from '#modules/orders/order/index.ts';
import { toQuantity } from '#wire-values.ts';
import type { LineValues, ProposalRow } from './proposal.repository.ts';

/** A line as it would be bought now. */
type PricedLine = {
  /** Why not all of it can be bought; null if it can. */
  reason: string | null;
  /** Null if the buyer sees no price. */
  listPrice: string | null;
  /** Null if nothing can be bought. */
  bought: { unitPrice: string; isSpecial: boolean; paid: string } | null;
};

const usualKinds: ReadonlySet<string> = new Set(['list', 'ladder', 'own']);

/** The name of the quotes in the proof of a price. */
export const quoteTitle = (id: number) => `推荐单${id}报价`;

/** The quotes of a proposal as own prices. */
const quotesOf = (
  { id, createdAt, endsAt, joinsPromotions }: ProposalRow,
  lines: readonly LineValues[],
): OwnPriceList => ({
  id: 0,
  title: quoteTitle(id),
  naming: 'buyer',
  isQuote: true,
  startsAt: createdAt,
  endsAt,
  joinsPromotions,
  showsListPrice: true,
  lines: lines.flatMap(({ goodsId, price }) => (price === null ? [] : [{ id: goodsId, goodsId, price }])),
});

/** Judges and prices the lines of an open proposal like a cart that has only them, at its quotes. */
export const priceProposal = async (
  db: Executor,
  proposal: ProposalRow,
  lines: readonly LineValues[],
  now: Date,
): Promise<{ lines: PricedLine[]; total: string }> => {
  const asked = lines.map(({ goodsId, quantity }) => ({ goodsId, quantity: toQuantity(quantity) }));
  const facts = await quotedCart(db, proposal.buyerId, asked, [quotesOf(proposal, lines)], now);
  const refusals = new Map(lineRefusals(priceCartLines(facts)).map((each) => [each.lineId, each]));
  const rows = facts.rows
    .map((row) => ({ ...row, quantity: refusals.get(row.id)?.available ?? row.quantity }))
    .filter(({ quantity }) => compareDecimals(quantity, 0) > 0);
  const { priced } = priceCartLines({ ...facts, rows });
  const pricedLines = new Map(priced.lines.map((line) => [line.id, line]));
  return {
    lines: lines.map((_, index) => {
      // As `quotedCart` numbers them.
      const id = index + 1;
      const line = pricedLines.get(id);
      const found = facts.lines.get(id);
      return {
        reason: found ? (refusals.get(id)?.message ?? null) : '商品不存在或已下架',
        listPrice: found?.goods.listPrice ?? null,
        bought: line?.unitPrice
          ? { unitPrice: line.unitPrice, isSpecial: !usualKinds.has(line.priceKind), paid: line.proof.paid }
          : null,
      };
    }),
    total: priced.totals.goodsPayable,
  };
};
