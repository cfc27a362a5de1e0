import { and, asc, desc, eq, getTableColumns, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import { containing } from '#db/containing.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import type { Paging } from '#db/page.ts';
import { buyer } from '#db/schema/buyer.ts';
import { goods } from '#db/schema/goods.ts';
import { operator } from '#db/schema/operator.ts';
import { order } from '#db/schema/order.ts';
import { orderConsent } from '#db/schema/order-consent.ts';
import { proposal, proposalLine } from '#db/schema/proposal.ts';

export type ProposalRow = typeof proposal.$inferSelect;
export type NewProposal = Pick<ProposalRow, 'buyerId' | 'operatorId' | 'note' | 'endsAt' | 'joinsPromotions'>;
export type LineValues = Pick<typeof proposalLine.$inferSelect, 'goodsId' | 'quantity' | 'price'>;

/** Adds a proposal, or changes one, with its lines. */
export const storeProposal = async (
  tx: Tx,
  id: number | null,
  values: NewProposal,
  lines: readonly LineValues[],
  now: Date,
): Promise<ProposalRow> => {
  const { operatorId: _, ...changed } = values;
  const saved = await onlyRow(
    id === null
      ? tx
          .insert(proposal)
          .values({ ...values, createdAt: now })
          .returning()
      : tx.update(proposal).set(changed).where(eq(proposal.id, id)).returning(),
  );
  await tx.delete(proposalLine).where(eq(proposalLine.proposalId, saved.id));
  await tx.insert(proposalLine).values(lines.map((line, place) => ({ ...line, place, proposalId: saved.id })));
  return saved;
};

/** The proposal, for a change; waits for others. */
export const lockProposal = (tx: Tx, id: number): Promise<ProposalRow | null> =>
  firstRow(tx.select().from(proposal).where(eq(proposal.id, id)).for('update'));

export const findProposal = (db: Executor, id: number): Promise<ProposalRow | null> =>
  firstRow(db.select().from(proposal).where(eq(proposal.id, id)));

export const decideProposal = (
  tx: Tx,
  id: number,
  decision: Partial<Pick<ProposalRow, 'status' | 'decidedAt' | 'withdrawnBy' | 'answer'>>,
) => tx.update(proposal).set(decision).where(eq(proposal.id, id));

/** Lines of proposals with their products, in their order. */
export const linesOfProposals = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      ...getTableColumns(proposalLine),
      name: goods.name,
      spec: goods.spec,
      maker: goods.maker,
      unit: goods.unit,
      goodsPrice: goods.price,
    })
    .from(proposalLine)
    .innerJoin(goods, eq(goods.id, proposalLine.goodsId))
    .where(among(proposalLine.proposalId, ids))
    .orderBy(asc(proposalLine.proposalId), asc(proposalLine.place));

/** A page of a buyer's proposals, the latest first. */
export const proposalsOf = async (db: Executor, buyerId: number, { page, perPage }: Paging) => {
  const own = eq(proposal.buyerId, buyerId);
  const rows = await db
    .select({ ...getTableColumns(proposal), salesperson: operator.name })
    .from(proposal)
    .innerJoin(operator, eq(operator.id, proposal.operatorId))
    .where(own)
    .orderBy(desc(proposal.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(proposal, own) };
};

export type DeskProposalQuery = {
  status?: ProposalRow['status'] | 'expired' | undefined;
  /** In the names of the buyer, or its number. */
  keywords?: string | undefined;
  operatorId?: number | undefined;
};

/** A page of the proposals to all buyers, the newest first. */
export const deskProposals = async (db: Executor, query: DeskProposalQuery, now: Date, { page, perPage }: Paging) => {
  const where = conditions(query, now);
  const countIn = (column: SQL) =>
    sql<number>`(select count(${column})::int from ${proposalLine} line where line.proposal_id = ${proposal.id})`;
  const rows = await db
    .select({
      ...getTableColumns(proposal),
      company: sql<string>`coalesce(nullif(${buyer.company}, ''), ${buyer.username})`,
      salesperson: operator.name,
      lineCount: countIn(sql`*`),
      quoteCount: countIn(sql`line.price`),
      withdrawer: sql<string | null>`(select name from ${operator} other where other.id = ${proposal.withdrawnBy})`,
      ordered: sql<string>`(
        select coalesce(sum(own.total), 0)::numeric(14, 2)::text from ${order} own
        where own.proposal_id = ${proposal.id} and own.buyer_id = ${proposal.buyerId} and own.status <> 'cancelled')`,
      /** The salesperson who ordered it for the buyer. */
      orderer: sql<string | null>`(
        select ordered_by from ${order} own
        where own.buyer_id = ${proposal.buyerId} and own.idempotency_key = 'proposal:' || ${proposal.id})`,
      canOrder: sql<boolean>`exists (
        select from ${orderConsent} consent
        where consent.buyer_id = ${proposal.buyerId} and consent.ends_at > ${now})`,
    })
    .from(proposal)
    .innerJoin(buyer, eq(buyer.id, proposal.buyerId))
    .innerJoin(operator, eq(operator.id, proposal.operatorId))
    .where(where)
    .orderBy(desc(proposal.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(proposal)
    .innerJoin(buyer, eq(buyer.id, proposal.buyerId))
    .where(where);
  return { rows, total: found?.total ?? 0 };
};

const conditions = ({ status, keywords = '', operatorId }: DeskProposalQuery, now: Date) => {
  const pattern = containing(keywords);
  return and(
    status && eq(proposal.status, status === 'expired' ? 'open' : status),
    status === 'open' ? gt(proposal.endsAt, now) : undefined,
    status === 'expired' ? lte(proposal.endsAt, now) : undefined,
    operatorId === undefined ? undefined : eq(proposal.operatorId, operatorId),
    keywords
      ? or(
          sql`${buyer.company} ilike ${pattern}`,
          sql`${buyer.username} ilike ${pattern}`,
          sql`${proposal.id}::text = ${keywords}`,
        )
      : undefined,
  );
};
