import { proposalClosedText, proposalStatus } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { addLines, answerAdded } from '#modules/cart/cart/index.ts';
import { quoteOwnPrices } from '#modules/selling/own-price/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { toQuantity } from '#wire-values.ts';
import { quoteTitle } from './price-proposal.ts';
import {
  decideProposal,
  findProposal,
  type LineValues,
  linesOfProposals,
  lockProposal,
  type ProposalRow,
} from './proposal.repository.ts';

/** Locks an open proposal, of this buyer if named, after its buyer. */
export const lockOpenProposal = async (tx: Tx, id: number, now: Date, buyerId?: number): Promise<ProposalRow> => {
  const found = required(await findProposal(tx, id), 'proposalMissing');
  if (buyerId !== undefined && found.buyerId !== buyerId) throw new Refusal('proposalMissing');
  await lockBuyer(tx, found.buyerId);
  const row = required(await lockProposal(tx, id), 'proposalMissing');
  const status = proposalStatus(row, now);
  if (status !== 'open') throw new Refusal('proposalClosed', { words: proposalClosedText[status] });
  return row;
};

/** Makes the quotes own prices of the buyer until the proposal ends. */
const grantQuotes = async (tx: Tx, proposal: ProposalRow, lines: readonly LineValues[], now: Date) => {
  const { id, buyerId, endsAt, joinsPromotions } = proposal;
  const goods = lines.filter(({ price }) => price !== null);
  const list = { title: quoteTitle(id), startsAt: now, endsAt, joinsPromotions, proposalId: id };
  if (goods.length > 0) await quoteOwnPrices(tx, { ...list, buyerId, goods });
};

/** Accepts a locked proposal: its quotes hold until it ends. Returns its lines. */
export const takeProposal = async (tx: Tx, row: ProposalRow, now: Date) => {
  const lines = await linesOfProposals(tx, [row.id]);
  await grantQuotes(tx, row, lines, now);
  await decideProposal(tx, row.id, { status: 'accepted', decidedAt: now });
  return lines.map(({ goodsId, quantity }) => ({ goodsId, quantity: toQuantity(quantity) }));
};

/** Rolls back if no line can be added, so the proposal stays open. */
export const acceptProposal: Handler<'acceptProposal'> = ({ params: { id } }, { db, now, signedIn: { buyerId } }) =>
  retryConflicts(() =>
    db.transaction(async (tx) => {
      const row = await lockOpenProposal(tx, id, now, buyerId);
      return answerAdded(await addLines(tx, buyerId, await takeProposal(tx, row, now), now));
    }),
  );

export const declineProposal: Handler<'declineProposal'> = async (
  { params: { id }, body: { reason = '' } },
  { db, now, signedIn: { buyerId } },
) => {
  await db.transaction(async (tx) => {
    await lockOpenProposal(tx, id, now, buyerId);
    await decideProposal(tx, id, { status: 'declined', decidedAt: now, answer: reason.trim() });
  });
  return new Answer(null, '已谢绝');
};

/** By the salesperson, as long as it is open. */
export const withdrawProposal = async (tx: Tx, id: number, operatorId: number, now: Date): Promise<ProposalRow> => {
  const row = await lockOpenProposal(tx, id, now);
  await decideProposal(tx, id, { status: 'withdrawn', decidedAt: now, withdrawnBy: operatorId });
  return row;
};
