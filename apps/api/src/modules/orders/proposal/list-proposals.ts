import { type Proposal, proposalCodec } from '@yaoji/api-client/wire';
import { chinaDay, proposalStatus } from '@yaoji/domain';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds, toSecondsOrNull, toUnitPrice } from '#wire-values.ts';
import { priceProposal } from './price-proposal.ts';
import { linesOfProposals, type ProposalRow, proposalsOf } from './proposal.repository.ts';

/** The last day on which it is valid. */
export const validOn = ({ endsAt }: Pick<ProposalRow, 'endsAt'>) => chinaDay(new Date(endsAt.getTime() - 1));

/** When it was decided, or expired; null while it is open. */
export const closedAt = (row: Pick<ProposalRow, 'status' | 'endsAt' | 'decidedAt'>, now: Date) =>
  toSecondsOrNull(proposalStatus(row, now) === 'expired' ? row.endsAt : row.decidedAt);

export const listProposals: Handler<'listProposals'> = async ({ query }, { db, now, signedIn: { buyerId } }) => {
  const { page = 1, per_page = 20 } = query;
  const { rows, total } = await proposalsOf(db, buyerId, { page, perPage: per_page });
  const lines = await linesOfProposals(
    db,
    rows.map(({ id }) => id),
  );
  const list: Proposal[] = [];
  for (const row of rows) {
    const own = lines.filter(({ proposalId }) => proposalId === row.id);
    const status = proposalStatus(row, now);
    const priced = status === 'open' ? await priceProposal(db, row, own, now) : null;
    list.push({
      id: row.id,
      status,
      salesperson: row.salesperson,
      note: row.note,
      validOn: validOn(row),
      createdAt: toSeconds(row.createdAt),
      decidedAt: closedAt(row, now),
      answer: row.answer,
      lines: own.map(({ goodsId, name, spec, maker, unit, quantity, price }, at) => {
        const { listPrice = null, bought = null, reason = null } = priced?.lines[at] ?? {};
        return {
          goodsId,
          name,
          spec,
          maker,
          unit,
          quantity: toQuantity(quantity),
          quote: price && toUnitPrice(price),
          listPrice: listPrice && toUnitPrice(listPrice),
          unitPrice: bought && toUnitPrice(bought.unitPrice),
          amount: bought?.paid ?? null,
          reason,
        };
      }),
      total: priced?.total ?? null,
    });
  }
  return { list: list.map(proposalCodec.write), total, page, per_page };
};
