import { addMoney, compareDecimals } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import type { RequestStep } from '#db/schema/purchase-request.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { asideIds, changeAside, putBack } from '#modules/cart/cart/index.ts';
import { findMember } from '#modules/identity/company/index.ts';
import { storesBelow } from '#modules/identity/store/index.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { approvalsOf } from '#modules/orders/company-approval/index.ts';
import { judgeSubmission, writeSubmitted } from '#modules/orders/order/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { Answer, type BuyerContext, type Handler, type SignedIn } from '#operation.ts';
import { toQuantity } from '#wire-values.ts';
import { notifyDecider } from './ask-for-order.ts';
import { findRequest, linesAside, lockRequest, type RequestRow, updateRequest } from './purchase-request.repository.ts';

const closedText = { approved: '已同意', returned: '已退回或撤回' } as const;

/** The person of this session, or else its company. */
const nameOf = async (tx: Tx, { buyerId, member }: SignedIn) =>
  member?.name ?? (await companiesOf(tx, [buyerId])).get(buyerId) ?? '';

/** Whether this session may approve and return it: nobody decides their own request. */
export const canDecide = ({ deciderId, memberId }: RequestRow, { buyerId, member }: SignedIn): boolean =>
  deciderId === buyerId && (!member || (member.roles.includes('approver') && member.id !== memberId));

/** Whether this session asked for it; the account itself may withdraw each of its company. */
export const canWithdraw = (row: RequestRow, { buyerId, member }: SignedIn): boolean =>
  row.buyerId === buyerId && (!member || member.id === row.memberId);

/** A head office sees the requests of its stores that it decides, and loses them with its link. */
const isVisible = async (tx: Tx, { buyerId, deciderId }: RequestRow, { buyerId: own }: Pick<SignedIn, 'buyerId'>) =>
  buyerId === own || (deciderId === own && (await storesBelow(tx, own)).includes(buyerId));

/** Locks an open request, after its buyer, for a change by this session. */
const lockOpen = async (tx: Tx, id: number, signedIn: SignedIn): Promise<RequestRow> => {
  const found = required(await findRequest(tx, id), 'requestMissing');
  if (!(await isVisible(tx, found, signedIn))) throw new Refusal('requestMissing');
  await lockBuyer(tx, found.buyerId);
  const row = required(await lockRequest(tx, id), 'requestMissing');
  if (row.status !== 'open') throw new Refusal('requestClosed', { words: closedText[row.status] });
  return row;
};

const requireDecider = async (tx: Tx, row: RequestRow, signedIn: SignedIn) => {
  if (canDecide(row, signedIn)) return;
  if (row.deciderId === signedIn.buyerId) throw new Refusal('requestOwn');
  const company = (await companiesOf(tx, [row.deciderId])).get(row.deciderId) ?? '';
  throw new Refusal('requestNotYours', { words: `${company}的负责人或审批人` });
};

/** The submission of a request. */
const submissionOf = async (db: Tx, { id, form }: RequestRow) => ({
  ...form,
  lineIds: await asideIds(db, id),
  requestId: id,
});

/** The step that is open stores each change in words. */
export const changeRequest: Handler<'changeRequest'> = async ({ params: { id }, body }, { db, now, signedIn }) => {
  await db.transaction(async (tx) => {
    const row = await lockOpen(tx, id, signedIn);
    await requireDecider(tx, row, signedIn);
    const before = await linesAside(tx, [id]);
    const aside = new Set(before.map((line) => line.id));
    if (body.lines.some(({ line_id }) => !aside.has(line_id))) throw new Refusal('cartLineMissing');
    await changeAside(tx, row.buyerId, id, body.lines, now);
    const after = new Map((await linesAside(tx, [id])).map((line) => [line.id, line.quantity]));
    if (after.size === 0) throw invalid({ lines: '至少保留一种商品；全部不要请退回' });
    const name = await nameOf(tx, signedIn);
    const changes = before.flatMap((line) => {
      const quantity = after.get(line.id) ?? '0';
      if (compareDecimals(quantity, line.quantity) === 0) return [];
      return `${name}：${line.name} ${line.spec} ${toQuantity(line.quantity)}${line.unit}改为${toQuantity(quantity)}${line.unit}`;
    });
    const steps = row.steps.map((step) =>
      step.companyId === row.deciderId ? { ...step, changes: [...step.changes, ...changes] } : step,
    );
    await updateRequest(tx, id, { steps });
  });
  return new Answer(null, '数量已修改');
};

/** Approves the step that is open; after the last one places the order, by the rules for orders of today. */
export const approveRequest: Handler<'approveRequest'> = async ({ params: { id }, body }, context) => {
  const words = await retryConflicts(() =>
    context.db.transaction((tx) => approve(tx, id, body.expected_total, context)),
  );
  return new Answer(null, words);
};

const approve = async (tx: Tx, id: number, shown: string, { now, signedIn }: BuyerContext): Promise<string> => {
  const row = await lockOpen(tx, id, signedIn);
  await requireDecider(tx, row, signedIn);
  const submission = await submissionOf(tx, row);
  const judged = await judgeSubmission(tx, row.buyerId, { ...submission, expectedTotal: shown }, now);
  const approvedBy = await nameOf(tx, signedIn);
  const person = row.memberId === null ? null : required(await findMember(tx, row.memberId), 'memberMissing');
  const needed = await approvalsOf(
    tx,
    row.buyerId,
    { ...(person && { member: person }), ...(row.homeId !== null && { homeId: row.homeId }) },
    judged.cart,
  );
  const steps = stepsNow(row, needed).map((step) =>
    step.companyId === row.deciderId ? { ...step, approvedBy } : step,
  );
  const next = steps.find((step) => step.approvedBy === null);
  const total = judged.cart.priced.totals.payable;
  if (next) {
    const changed = { steps, total, deciderId: next.companyId };
    await updateRequest(tx, id, changed);
    await notifyDecider(tx, { ...row, ...changed }, now);
    return '已同意，等待下一级审批';
  }
  // A key of its own, since the buyer may have used theirs for an order.
  const form = { ...submission, expectedTotal: total, idempotencyKey: `request:${id}` };
  const placed = await writeSubmitted(tx, row.buyerId, form, judged, now, {
    member: person,
    approvedBy: steps.flatMap((step) => step.approvedBy ?? []).join('、'),
  });
  await updateRequest(tx, id, {
    steps,
    total,
    status: 'approved',
    decidedAt: now,
    decidedBy: approvedBy,
    orderId: placed.id,
  });
  const body = `${approvedBy}已同意您的采购申请，订单${placed.no}共¥${addMoney(total, '0')}。`;
  const url = href('order_info', { id: placed.id });
  await sendMessage(
    tx,
    row.buyerId,
    { kind: 'order', title: '采购申请已同意', body, url, reference: `request-decided:${id}` },
    now,
  );
  return `已同意，订单${placed.no}已提交`;
};

/**
 * Rules, quantities and links may have changed since: adds approvals that are needed now, and drops open ones that are
 * not, so that a former head office is not asked.
 */
const stepsNow = ({ steps, deciderId }: RequestRow, needed: Awaited<ReturnType<typeof approvalsOf>>): RequestStep[] => [
  ...steps.filter(
    ({ companyId, approvedBy }) =>
      approvedBy !== null || companyId === deciderId || needed.some((step) => step.companyId === companyId),
  ),
  ...needed
    .filter(({ companyId }) => !steps.some((step) => step.companyId === companyId))
    .map(({ companyId, reasons }) => ({ companyId, reasons: [...reasons], approvedBy: null, changes: [] })),
];

export const returnRequest: Handler<'returnRequest'> = async ({ params: { id }, body }, { db, now, signedIn }) => {
  const reason = (body.reason ?? '').trim();
  const isOwn = await db.transaction(async (tx) => {
    const row = await lockOpen(tx, id, signedIn);
    const isWithdrawn = canWithdraw(row, signedIn) && !canDecide(row, signedIn);
    if (!isWithdrawn) await requireDecider(tx, row, signedIn);
    if (!isWithdrawn && reason === '') throw invalid({ reason: '请填写退回原因' });
    await putBack(tx, id);
    const decidedBy = await nameOf(tx, signedIn);
    await updateRequest(tx, id, { status: 'returned', decidedAt: now, decidedBy, answer: reason });
    const receiver = isWithdrawn ? row.deciderId : row.buyerId;
    if (!(await isVisible(tx, row, { buyerId: receiver }))) return isWithdrawn;
    const [title, text] = isWithdrawn
      ? ['采购申请已撤回', `${decidedBy}撤回了采购申请“${row.title}”，无需审批。`]
      : ['采购申请被退回', `${decidedBy}退回了采购申请“${row.title}”：${reason}。商品已放回购物车。`];
    const url = href('purchase_requests');
    const reference = `request-decided:${id}`;
    await sendMessage(tx, receiver, { kind: 'order', title, body: text, url, reference }, now);
    return isWithdrawn;
  });
  return new Answer(null, isOwn ? '已撤回，商品已放回购物车' : '已退回');
};
