import type { OperationInput } from '@yaoji/api-client/erp/contract';
import { isPaid, normalizeText } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { codedBuyers } from '#modules/integrations/erp-code/index.ts';
import { addBankLine, findBankLine, ordersOfLines, settleLines, splitLine } from '#modules/money/bank/index.ts';
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
  const { code: serialNo, day, amount, payer = '', remark = '' } = row;
  const added = await addBankLine(tx, { serialNo, day, amount, payer, remark }, 'erp', now);
  const line = required(await findBankLine(tx, { serialNo, day, amount }), 'bankLineMissing');
  const payees = await payeesOf(tx, row);
  const status = added > 0 ? 'created' : 'unchanged';
  if (!payees) return { status };
  if (line.status === 'settled') {
    const paid = (await ordersOfLines(tx, [line]))(line).map(({ id }) => id);
    const named = payees.orders.map(({ id }) => id);
    if ((line.buyerId ?? payees.buyerId) === payees.buyerId && isSame(paid, named)) return { status: 'unchanged' };
  }
  const operator = `erp ${key.name}`;
  const [byHand, unpaid] = [payees.orders.filter(isPaid), payees.orders.filter((order) => !isPaid(order))];
  const written = { status: added > 0 ? 'created' : 'updated' } as const;
  for (const { id: orderId } of byHand) await settleLines(tx, [{ lineId: line.id, orderId }], operator, now);
  const isComplete = (await findBankLine(tx, { serialNo, day, amount }))?.status === 'settled';
  if (byHand.length > 0 && unpaid.length === 0 && isComplete) return written;
  const split = { lineId: line.id, buyerId: payees.buyerId, orderIds: unpaid.map(({ id }) => id) };
  const done = await tx.transaction((part) => splitLine(part as Db & Tx, split, operator, now)).catch(keepForDesk);
  if (typeof done === 'string') return { status: byHand.length > 0 ? written.status : status, message: done };
  const { rest, repaid } = done;
  const message =
    Number(rest) > 0 ? `余款${rest}元存入余额${Number(repaid) > 0 ? `，其中${repaid}元还账期欠款` : ''}` : undefined;
  return { ...written, ...(message && { message }) };
};

/** The reason why a person decides at the desk what the stored line pays; rethrows any other error. */
const keepForDesk = (error: unknown): string => {
  if (error instanceof Refusal && error.code === 'bankMaybeBooked') return error.message;
  throw error;
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
