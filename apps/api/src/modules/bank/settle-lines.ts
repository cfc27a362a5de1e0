import { addMoney, compareMoney } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { Refusal, required } from '#errors/refusal.ts';

import { acceptTransfer } from '#modules/slip/index.ts';
import {
  type BankLineRow,
  decideBankLine,
  lockAmounts,
  lockBankLine,
  ordersToLock,
  sumPaid,
  usedNumbers,
} from './bank-line.repository.ts';

export type LineChoice = { lineId: number; orderId: number };

export type SettledLine = LineChoice & { orderNo: string; serialNo: string };

type OrderToPay = Awaited<ReturnType<typeof ordersToLock>>[number];

/**
 * Books transfers as payments of orders, each line once. Repeating the same settlement is harmless; throws a refusal,
 * and books nothing, if a line or an order was used otherwise, or an amount is not the total. Runs in a transaction.
 */
export const settleLines = async (
  tx: Db,
  choices: readonly LineChoice[],
  operator: string,
  now: Date,
): Promise<SettledLine[]> => {
  const byOrder = new Map(choices.map((choice) => [choice.orderId, choice.lineId]));
  const lines = new Set(byOrder.values());
  if (byOrder.size < choices.length || lines.size < choices.length) throw new Refusal('chosenTwice');
  const orders = await ordersToLock(tx, [...byOrder.keys()]);
  if (orders.length < choices.length) throw new Refusal('bankOrderMissing');
  // All buyers first: every other path to an order locks its buyer first, so this cannot deadlock.
  for (const buyerId of new Set(orders.map((order) => order.buyerId))) await lockBuyer(tx, buyerId);
  const settled: SettledLine[] = [];
  for (const order of orders) {
    const line = required(await lockBankLine(tx, byOrder.get(order.id) ?? 0), 'bankLineMissing');
    if (line.status === 'settled' && line.orderId === order.id) continue;
    await settleLine(tx, line, order, operator, now);
    settled.push({ lineId: line.id, orderId: order.id, orderNo: order.no, serialNo: line.serialNo });
  }
  return settled;
};

const settleLine = async (tx: Db, line: BankLineRow, order: OrderToPay, operator: string, now: Date) => {
  if (line.status !== 'open' || (await usedNumbers(tx, [line.serialNo])).size > 0)
    throw new Refusal('bankLineUsed', { serialNo: line.serialNo });
  if (compareMoney(line.amount, order.total) !== 0)
    throw new Refusal('bankLineOfOther', { serialNo: line.serialNo, no: order.no });
  await acceptTransfer(tx, order, line.serialNo, now);
  await decideBankLine(tx, line.id, { status: 'settled', orderId: order.id, operator, decidedAt: now });
};

/**
 * Throws a refusal if a transfer has paid more than the bank received under its number; a number that is in no file may
 * be right. Runs in the booking transaction.
 */
export const requireCovered = async (tx: Db, serialNo: string): Promise<void> => {
  const received = await lockAmounts(tx, serialNo);
  if (received.length === 0) return;
  const came = addMoney(...received);
  const paid = await sumPaid(tx, serialNo);
  if (compareMoney(paid, came) > 0) throw new Refusal('bankTransferShort', { serialNo, came, paid });
};

/** Marks a line as unrelated to any order here. */
export const dismissLine = async (tx: Db, id: number, operator: string, now: Date): Promise<BankLineRow> => {
  const line = await lockBankLine(tx, id);
  if (line?.status !== 'open') throw new Refusal('bankLineDecided');
  await decideBankLine(tx, id, { status: 'dismissed', orderId: null, operator, decidedAt: now });
  return line;
};
