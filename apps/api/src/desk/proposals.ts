import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { proposalStatus } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { belowFloor, floorsOf } from '#modules/catalogue/goods/index.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import {
  closedAt,
  deskProposals,
  findProposal,
  linesOfProposals,
  lockOpenProposal,
  orderProposal,
  type ProposalRow,
  priceProposal,
  saveProposal,
  validOn,
  withdrawProposal,
} from '#modules/orders/proposal/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import { toFlag, toQuantity, toSeconds, toUnitPrice, versionOf } from '#wire-values.ts';
import { toNamedGoods } from './named-goods.ts';
import type { DeskHandlers, WritingContext } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/proposals${string}` }>['id'];
type Detail = Schemas['ProposalDetail'];
type Form = Schemas['ProposalForm'];

const perPage = 50;

const load = async (db: Executor, row: ProposalRow, now: Date): Promise<Detail> => {
  const lines = await linesOfProposals(db, [row.id]);
  const companies = await companiesOf(db, [row.buyerId]);
  const form: Form = {
    buyers: [{ id: row.buyerId, company: companies.get(row.buyerId) ?? '' }],
    ...(row.note && { note: row.note }),
    validOn: validOn(row),
    joinsPromotions: toFlag(row.joinsPromotions),
    lines: lines.map(({ goodsId, quantity, price }) => ({
      goodsId,
      quantity: toQuantity(quantity),
      ...(price !== null && { price: toUnitPrice(price) }),
    })),
  };
  const named = await goodsByIds(
    db,
    lines.map(({ goodsId }) => goodsId),
  );
  const isOpen = proposalStatus(row, now) === 'open';
  const total = isOpen ? (await priceProposal(db, row, lines, now)).total : null;
  return { id: row.id, version: versionOf([form, row.status]), form, goods: named.map(toNamedGoods), total };
};

const findDetail = async (db: Executor, id: number, now: Date) =>
  load(db, required(await findProposal(db, id), 'proposalMissing'), now);

/** With the buyer's username, so that their page finds it in the log. */
const subjectOf = async (db: Executor, { id, buyerId }: ProposalRow) =>
  `${id} ${(await findApplicant(db, buyerId))?.username ?? ''}`;

const save = async (context: WritingContext, form: Form, before: ProposalRow | null, seen: Detail | null) => {
  const { db, now, working } = context;
  const row = await saveProposal(db, before, form, working.operator, now);
  const quoted = (form.lines ?? []).flatMap(({ goodsId, price }) =>
    price ? [{ goodsId, price, title: '的报价' }] : [],
  );
  const floors = await floorsOf(
    db,
    quoted.map(({ goodsId }) => goodsId),
  );
  requireApproval(context, belowFloor(floors, quoted));
  const saved = written(await load(db, row, now), seen, before ? '推荐单已保存' : '推荐单已发给客户');
  return { ...saved, subject: await subjectOf(db, row) };
};

export const proposalHandlers = {
  listProposals: async ({ query: { page = 1, mine = 0, keywords = '', status } }, { db, now, working }) => {
    const query = { status, keywords: keywords.trim(), ...(mine === 1 && { operatorId: working.operator.id }) };
    const { rows, total } = await deskProposals(db, query, now, { page, perPage });
    const list = rows.map((row) => ({
      id: row.id,
      status: proposalStatus(row, now),
      buyerId: row.buyerId,
      company: row.company,
      salesperson: row.salesperson,
      lineCount: row.lineCount,
      quoteCount: row.quoteCount,
      validOn: validOn(row),
      createdAt: toSeconds(row.createdAt),
      decidedAt: closedAt(row, now),
      decidedBy: row.decidedAt && (row.withdrawer ?? row.orderer ?? row.company),
      answer: row.answer,
      ordered: row.ordered,
      canOrder: toFlag(row.canOrder),
    }));
    return { list, total };
  },
  getProposal: ({ params: { id } }, { db, now }) => findDetail(db, id, now),
  createProposal: ({ body: { proposal } }, context) => save(context, proposal, null, null),
  changeProposal: async ({ params: { id }, body: { version, proposal } }, context) => {
    const { db, now } = context;
    const row = await lockOpenProposal(db, id, now);
    return save(context, proposal, row, asSeen(await load(db, row, now), version));
  },
  orderProposal: async ({ params: { id } }, { db, now, working }) => {
    const { proposal, order } = await orderProposal(db, id, working.operator.name, now);
    const data = { orderId: order.id, orderNo: order.no, total: order.total };
    return {
      data,
      message: `已下单${order.no}，共¥${order.total}，等客户付款`,
      subject: await subjectOf(db, proposal),
      before: { status: proposal.status },
      after: data,
    };
  },
  withdrawProposal: async ({ params: { id } }, { db, now, working }) => {
    const row = await withdrawProposal(db, id, working.operator.id, now);
    const data = await findDetail(db, id, now);
    const subject = await subjectOf(db, row);
    return { data, message: '已撤回', subject, before: { status: row.status }, after: { status: 'withdrawn' } };
  },
} satisfies DeskHandlers<Calls>;
