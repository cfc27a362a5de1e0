import type { OperationId, operations } from '@yaoji/api-client/desk/contract';
import { normalizeText } from '@yaoji/domain';
import { tooLarge } from '#errors/refusal.ts';
import {
  addBankLine,
  dismissLine,
  importBankFile,
  matchBankLines,
  returnLine,
  settleLines,
  splitLine,
} from '#modules/money/bank/index.ts';
import { ceilingBreaches } from '#modules/operators/approval/index.ts';
import { mayCall } from '#modules/operators/operator/index.ts';
import { toFlag } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { requireApproval } from './require-approval.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/bank-${string}` }>['id'];

const mostBytes = 5 * 1024 * 1024;
const mostProblems = 100;

const inWords = ({ line, problem }: { line: number; problem: Error }) => `第 ${line} 行：${problem.message}`;

export const bankHandlers = {
  uploadBankFile: async ({ body: { file } }, { db, now }) => {
    if (file.size > mostBytes) throw tooLarge('file', mostBytes);
    const { problems, ...counts } = await importBankFile(db, file, now);
    return {
      data: { ...counts, problems: problems.slice(0, mostProblems).map(inWords) },
      message: `新增${counts.added}笔`,
      subject: 'name' in file ? String(file.name).slice(-100) : '',
      before: null,
      after: { ...counts, problems: problems.length },
    };
  },
  addBankLine: async ({ body: { payer = '', ...body } }, { db, now }) => {
    const line = { ...body, serialNo: normalizeText(body.serialNo), payer, remark: '' };
    const added = await addBankLine(db, line, 'hand', now);
    const message = added > 0 ? '已登记' : '这笔流水已经有了';
    return { data: { added }, message, subject: line.serialNo, before: null, after: line };
  },
  listBankLines: async ({ query: { page = 1, perPage = 50, status = 'open', keywords } }, { db, working }) => {
    const seesBalance = mayCall(working.operator, 'getBuyerWallet');
    const { list, total } = await matchBankLines(db, { status, keywords, seesBalance }, { page, perPage });
    const shown = list.map((row) => ({
      ...row,
      candidates: row.candidates.map(({ order, hasAmount, isLack, isNamed, isPayer }) => ({
        isBooked: toFlag('paidAt' in order),
        orderId: order.id,
        orderNo: order.no,
        company: order.company,
        total: String(order.total),
        hasAmount: toFlag(hasAmount),
        isLack: toFlag(isLack),
        isNamed: toFlag(isNamed),
        isPayer: toFlag(isPayer),
      })),
    }));
    return { list: shown, total };
  },
  settleBankLines: async ({ body: { lines } }, { db, now, working }) => {
    const settled = await settleLines(db, lines, working.operator.username, now);
    return {
      data: { settled: settled.length },
      message: `已确认到账${settled.length}笔`,
      subject: settled.map(({ orderNo }) => orderNo).join(' '),
      before: null,
      after: settled,
    };
  },
  splitBankLine: async (
    { params: { id }, body: { buyerId, orders = [], isOther = 0, fromBalance: mostFromBalance = '0' } },
    context,
  ) => {
    const { db, now, working } = context;
    const split = { lineId: id, buyerId, orderIds: [...new Set(orders)], isOther: isOther === 1, mostFromBalance };
    const { line, buyer, rest, repaid, fromBalance, orderNos } = await splitLine(
      db,
      split,
      working.operator.username,
      now,
    );
    // No bank file confirms a line entered by hand.
    if (line.source === 'hand') {
      const title = `${buyer.username}的余额增加（手工登记的转账${line.serialNo}）`;
      requireApproval(context, await ceilingBreaches(db, working.operator, title, rest));
    }
    return {
      data: { paid: orderNos.length, rest, repaid },
      message: [
        ...(orderNos.length > 0 ? [`已付清${orderNos.length}张订单`] : []),
        ...(Number(fromBalance) > 0 ? [`其中${fromBalance}元用客户的余额`] : []),
        ...(Number(rest) > 0 || orderNos.length === 0 ? [`余款${rest}元存入余额`] : []),
        ...(Number(repaid) > 0 ? [`其中${repaid}元还账期欠款`] : []),
      ].join('，'),
      subject: [line.serialNo, ...orderNos].join(' '),
      before: { status: line.status, amount: line.amount },
      after: { status: 'settled', buyer: buyer.username, orders: orderNos, rest, repaid, fromBalance },
    };
  },
  returnBankLine: async ({ params: { id }, body: { orderId } }, { db, now, working }) => {
    const after = await returnLine(db, id, orderId, working.operator.username, now);
    return {
      data: null,
      message: '已转待退款',
      subject: `${after.serialNo} ${after.orderNo}`,
      before: { status: 'open' },
      after,
    };
  },
  dismissBankLine: async ({ params: { id } }, { db, now, working }) => {
    const line = await dismissLine(db, id, working.operator.username, now);
    return {
      data: null,
      message: '已标为非货款',
      subject: line.serialNo,
      before: { status: 'open' },
      after: { status: 'dismissed' },
    };
  },
} satisfies DeskHandlers<Calls>;
