import type { OperationInput } from '@yaoji/api-client/erp/contract';
import { compareMoney, isPaid, normalizeText } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { codedBuyers } from '#modules/integrations/erp-code/index.ts';
import {
  addBankLine,
  findBankLine,
  ordersOfLines,
  ordersUnder,
  settleLines,
  splitLine,
} from '#modules/money/bank/index.ts';
import { findRefund } from '#modules/money/payment/index.ts';
import { orderById, orderByNo } from '#modules/orders/order/index.ts';
import { completeRefund } from '#modules/orders/order-return/index.ts';
import { loadErpOrder } from './load-erp-order.ts';
import { erpWrite } from './log-write.ts';
import { eachRow, lotHandler, type Outcome } from './lots.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';

type Row = OperationInput<'sendReceipts'>['body']['rows'][number];

/** The buyer and the orders that a transfer pays; null if it names neither. */
const payeesOf = async (tx: Tx, { buyer, orders = [] }: Row) => {
  const found = [];
  for (const no of orders) found.push(await orderByNo(tx, no));
  const coded = buyer === undefined ? undefined : (await codedBuyers(tx, [buyer])).get(buyer);
  if (buyer !== undefined && !coded) throw invalid({ buyer: '没有此编码的客户' });
  const buyerId = coded?.id ?? found[0]?.buyerId;
  if (buyerId === undefined) return null;
  if (found.some((order) => order.buyerId !== buyerId)) throw invalid({ orders: '不是同一客户的订单' });
  return { buyerId, orders: found };
};

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

const takeReceipt = async (tx: Db & Tx, row: Row, { key, now }: ErpContext): Promise<Outcome> => {
  const { code: serialNo, day, amount, orders = [] } = row;
  const payees = await payeesOf(tx, row);
  // Shows an operator who decides whose money it is.
  const company = payees && (await findApplicant(tx, payees.buyerId))?.company;
  const { payer = company ?? '', remark = orders.join(' ') } = row;
  const added = await addBankLine(tx, { serialNo, day, amount, payer, remark }, 'erp', now);
  const line = required(await findBankLine(tx, { serialNo, day, amount }), 'bankLineMissing');
  const stored = { status: added > 0 ? 'created' : 'unchanged' } as const;
  if (!payees) return stored;
  if (line.status === 'settled') {
    const paid = (await ordersOfLines(tx, [line]))(line).map(({ id }) => id);
    const named = payees.orders.map(({ id }) => id);
    if ((line.buyerId ?? payees.buyerId) === payees.buyerId && isSame(paid, named)) return stored;
  }
  const operator = `erp ${key.name}`;
  if (line.status !== 'open' && line.operator !== operator) return { ...stored, message: '这笔流水已在工作台处理' };
  // A person may have settled some of them with a part of the line already.
  const under = new Set((await ordersUnder(tx, serialNo)).map(({ id }) => id));
  const hasPart = ({ id, total }: (typeof payees.orders)[number]) => under.has(id) && compareMoney(total, amount) < 0;
  const byHand = payees.orders.filter((order) => isPaid(order) && !hasPart(order));
  const unpaid = payees.orders.filter((order) => !isPaid(order));
  try {
    const { rest, repaid } = await tx.transaction(async (part) => {
      const inner = part as Db & Tx;
      for (const { id: orderId } of byHand) await settleLines(inner, [{ lineId: line.id, orderId }], operator, now);
      const isComplete = (await findBankLine(inner, { serialNo, day, amount }))?.status === 'settled';
      if (byHand.length > 0 && unpaid.length === 0 && isComplete) return { rest: '0.00', repaid: '0.00' };
      const split = { lineId: line.id, buyerId: payees.buyerId, orderIds: unpaid.map(({ id }) => id) };
      return splitLine(inner, split, operator, now);
    });
    const message =
      Number(rest) > 0 ? `余款${rest}元存入余额${Number(repaid) > 0 ? `，其中${repaid}元还账期欠款` : ''}` : undefined;
    return { status: added > 0 ? 'created' : 'updated', ...(message && { message }) };
  } catch (error) {
    const mayBeOf = error instanceof Refusal && error.code === 'bankMaybeBooked' ? error.facts : null;
    if (!mayBeOf) throw error;
    const { nos = [] } = mayBeOf as { nos?: string[] };
    return { ...stored, message: `可能是订单${nos.join('、')}已人工确认的那一笔，请在工作台的银行流水处理` };
  }
};

export const receiptHandlers = {
  sendReceipts: lotHandler('sendReceipts', {
    keyOf: ({ code }) => code,
    // Each row locks a buyer, whose orders must not wait for other rows; the savepoint undoes a refused one.
    atOnce: 1,
    write: (tx, rows, context) =>
      eachRow(
        rows,
        ({ code }) => code,
        (row) => tx.transaction((part) => takeReceipt(part as Db & Tx, row, context)),
      ),
  }),
  sendRefundTransfer: ({ params: { id }, body }, context) => {
    const reference = normalizeText(body.reference);
    const complete = async (tx: Db & Tx) => {
      await completeRefund(tx, id, context.now, reference);
      return { before: { status: 'pending' }, after: { status: 'done', reference } };
    };
    return erpWrite(context, `refund ${id} ${reference}`, complete, async (tx) => {
      const orderId = (await findRefund(tx, id))?.payment.orderId;
      if (!orderId) throw new Refusal('orderMissing');
      return loadErpOrder(tx, await orderById(tx, orderId));
    });
  },
} satisfies ErpHandlers<'sendReceipts' | 'sendRefundTransfer'>;
