import { addMoney, chinaDayStart, compareMoney, plainName, subtractMoney } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { dayMs } from '#durations.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { bookPayment } from '#modules/money/payment/index.ts';
import { acceptTransfer, payFromTransfer, returnTransfer } from '#modules/money/slip/index.ts';
import { bookMoney, findWallet, repayDebts } from '#modules/money/wallet/index.ts';
import { linesOf, loadArrived } from '#modules/orders/order/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import {
  addBankLines,
  type BankLineRow,
  bookedByHand,
  decideBankLine,
  linesNumbered,
  lockAmounts,
  lockBankLine,
  numberPayment,
  ordersToLock,
  ordersUnder,
  paidUnder,
} from './bank-line.repository.ts';
import type { BankRow } from './read-bank-rows.ts';

export type LineChoice = { lineId: number; orderId: number };

export type SettledLine = LineChoice & { orderNo: string; serialNo: string };

type OrderToPay = Awaited<ReturnType<typeof ordersToLock>>[number];

/**
 * Books transfers as payments of orders, each line once. An order confirmed by hand only gets the line's number; the line
 * stays open for the rest, if there is one. A line of what an order lacks pays it through the balance. Repeating a
 * settlement of a complete line is harmless; throws a refusal, and books nothing, if a line or an order was used
 * otherwise, or an amount is not the total. Runs in a transaction.
 */
export const settleLines = async (
  tx: Db & Tx,
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

const settleLine = async (tx: Db & Tx, line: BankLineRow, order: OrderToPay, operator: string, now: Date) => {
  const { serialNo } = line;
  if (line.status !== 'open') throw new Refusal('bankLineUsed', { serialNo });
  const left = await leftOf(tx, line);
  let buyerId: number | null = null;
  const booked = await numberPayment(tx, line, order.id, left);
  if (booked !== null) {
    await requireCovered(tx, serialNo);
    if (compareMoney(booked, left) < 0) return;
    if (compareMoney(booked, line.amount) < 0) buyerId = order.buyerId;
  } else {
    if ((await paidUnder(tx, [serialNo])).size > 0) throw new Refusal('bankLineUsed', { serialNo });
    if (compareMoney(line.amount, order.total) === 0) await acceptTransfer(tx, order, serialNo, now);
    else {
      const { lack } = (await loadArrived(tx, order)) ?? {};
      if (line.amount !== lack) throw new Refusal('bankLineOfOther', { serialNo, no: order.no });
      buyerId = order.buyerId;
      await recharge(tx, line, { buyerId, rest: lack }, now);
      await payFromTransfer(tx, order, serialNo, now);
    }
  }
  await decideBankLine(tx, line.id, { status: 'settled', orderId: order.id, buyerId, operator, decidedAt: now });
};

export type Split = {
  lineId: number;
  buyerId: number;
  orderIds: readonly number[];
  /** Somebody has checked that it is not a transfer that was booked without its number. */
  isOther?: boolean;
  /** Yuan, at most, that the buyer's balance may add to what the orders lack. Default nothing. */
  mostFromBalance?: string;
};

/** A transfer may be booked by its slip before a file has it. */
const bookedBeforeMs = 30 * dayMs;

/**
 * Books one transfer as payments of several orders of a buyer, or of none, and the rest as a recharge of the balance,
 * which first pays debts on account. If the balance adds what the orders lack, all of it goes through the balance.
 * Payments under its number are taken off first. Runs in a transaction.
 */
export const splitLine = async (tx: Db & Tx, split: Split, operator: string, now: Date) => {
  const { lineId, buyerId, orderIds } = split;
  const orders = await ordersToLock(tx, orderIds);
  if (orders.length < orderIds.length || orders.some((order) => order.buyerId !== buyerId))
    throw new Refusal('bankOrderMissing');
  await lockBuyer(tx, buyerId);
  const buyer = required(await findApplicant(tx, buyerId), 'buyerMissing');
  if (buyer.closedAt) throw new Refusal('accountClosed');
  const line = required(await lockBankLine(tx, lineId), 'bankLineMissing');
  if (line.status !== 'open') throw new Refusal('bankLineDecided');
  const left = await leftOf(tx, line);
  const over = subtractMoney(left, addMoney('0', ...orders.map(({ total }) => total)));
  const isShort = compareMoney(over, 0) < 0;
  const rest = isShort ? '0.00' : over;
  const fromBalance = isShort ? subtractMoney('0', over) : '0.00';
  const { mostFromBalance = '0' } = split;
  if (isShort) {
    const balance = compareMoney(mostFromBalance, 0) > 0 ? (await findWallet(tx, buyerId)).balance : null;
    const alone = orders.find(({ walletAllowed }) => !walletAllowed);
    if (alone) throw new Refusal('bankLineShortAlone', { no: alone.no, over: fromBalance });
    if (compareMoney(left, 0) <= 0 || compareMoney(balance ?? '0', fromBalance) < 0)
      throw new Refusal('bankLineShort', { left, lack: fromBalance, balance });
    if (compareMoney(mostFromBalance, fromBalance) < 0)
      throw new Refusal('bankMoreFromBalance', { left, lack: fromBalance });
  }
  if (!split.isOther) await refuseBooked(tx, line, buyerId, { amount: left, rest });
  // All at once, by ascending id, as sales do.
  await lockGoods(tx, [...new Set((await linesOf(tx, [...orderIds])).map(({ goodsId }) => goodsId))]);
  if (isShort) await recharge(tx, line, { buyerId, rest: left }, now);
  for (const order of orders)
    await (isShort ? payFromTransfer(tx, order, line.serialNo, now) : acceptTransfer(tx, order, line.serialNo, now));
  const repaid = compareMoney(rest, 0) > 0 ? await fillBalance(tx, line, { buyerId, rest }, now) : '0.00';
  const [first = null] = orders.map(({ id }) => id);
  await decideBankLine(tx, line.id, { status: 'settled', orderId: first, buyerId, operator, decidedAt: now });
  return { line, buyer, rest, repaid, fromBalance, orderNos: orders.map(({ no }) => no) };
};

/** Adds a line; 0 if it is known. Refuses the number of another: likely a correction. A bank's file may repeat one. */
export const addBankLine = async (tx: Db, row: BankRow, source: BankLineRow['source'], now: Date): Promise<number> => {
  const { serialNo, day, amount } = row;
  if (compareMoney(amount, 0) <= 0) throw invalid({ amount: '金额须大于零' });
  const other = (await linesNumbered(tx, serialNo)).find(
    (each) => each.day !== day || compareMoney(each.amount, amount) !== 0,
  );
  if (other) throw new Refusal('bankNumberTaken', { serialNo, day: other.day, amount: other.amount });
  return addBankLines(tx, [row], source, now);
};

/** The part of a line that has paid nothing; several lines may have its number. */
const leftOf = async (tx: Db, line: BankLineRow): Promise<string> => {
  const amounts = await lockAmounts(tx, line.serialNo);
  return restOf(line, amounts, await paidUnder(tx, [line.serialNo]));
};

/** The part of a line that these payments left, of all amounts that came under its number. */
export const restOf = (
  { serialNo, amount }: BankLineRow,
  amounts: readonly string[],
  paid: ReadonlyMap<string | null, string>,
): string => {
  const left = subtractMoney(addMoney('0', ...amounts), paid.get(serialNo) ?? '0');
  return compareMoney(left, amount) < 0 ? left : amount;
};

/** The earliest confirmation by hand that a line may belong to. */
export const bookedSince = (day: string) => new Date(chinaDayStart(day).getTime() - bookedBeforeMs);

/** Refuses to book money that may have paid an order already, whose confirmation by hand has no line. */
const refuseBooked = async (tx: Db, { day }: BankLineRow, buyerId: number, sums: { amount: string; rest: string }) => {
  const booked = await bookedByHand(tx, buyerId, { ...sums, since: bookedSince(day) });
  if (booked.length > 0) throw new Refusal('bankMaybeBooked', { nos: booked.map(({ no }) => no), data: { booked } });
};

type Recharge = { buyerId: number; rest: string };

const recharge = async (tx: Db & Tx, { serialNo }: BankLineRow, { buyerId, rest }: Recharge, now: Date) => {
  const { no } = await bookPayment(tx, { method: 'bank', rechargeBuyerId: buyerId, amount: rest }, serialNo, now);
  const remark = `银行转账${serialNo}`;
  await bookMoney(
    tx,
    buyerId,
    { kind: 'recharge', change: rest, orderId: null, reference: `recharge:${no}`, remark },
    now,
  );
};

/** Returns the part that debts took. */
const fillBalance = async (tx: Db & Tx, line: BankLineRow, { buyerId, rest }: Recharge, now: Date): Promise<string> => {
  await recharge(tx, line, { buyerId, rest }, now);
  const { id } = line;
  const repaid = await repayDebts(tx, buyerId, { amount: rest, reference: `bank-line:${id}` }, now);
  const debts = compareMoney(repaid, 0) > 0 ? `，其中¥${repaid}已还账期欠款` : '';
  const body = `收到您的银行转账，¥${rest}已存入余额${debts}。`;
  const message = {
    kind: 'system',
    title: '转账已存入余额',
    body,
    url: href('wallet_balance'),
    reference: `bank-line:${id}`,
  } as const;
  await sendMessage(tx, buyerId, message, now);
  return repaid;
};

/**
 * Throws a refusal if a transfer has paid more than the bank received under its number; a number that is in no file may
 * be right. Runs in the booking transaction.
 */
const requireCovered = async (tx: Db, serialNo: string): Promise<void> => {
  const received = await lockAmounts(tx, serialNo);
  if (received.length === 0) return;
  const came = addMoney(...received);
  const paid = (await paidUnder(tx, [serialNo])).get(serialNo) ?? '0.00';
  if (compareMoney(paid, came) > 0) throw new Refusal('bankTransferShort', { serialNo, came, paid });
};

/** Also true if the line doesn't say who paid. */
const isPayer = async (tx: Db, { payer }: BankLineRow, buyerId: number): Promise<boolean> =>
  plainName(payer) === '' || plainName(payer) === plainName((await findApplicant(tx, buyerId))?.company ?? '');

/**
 * Settles the only line of a number under which an order was confirmed by hand, unless somebody else paid: the number may
 * be mistyped. Runs in the booking transaction.
 */
export const settleNumber = async (
  tx: Db & Tx,
  { id, total, buyerId }: Pick<OrderToPay, 'id' | 'total' | 'buyerId'>,
  serialNo: string,
  operator: string,
  now: Date,
): Promise<void> => {
  await requireCovered(tx, serialNo);
  const [line, ...others] = await linesNumbered(tx, serialNo);
  if (line?.status !== 'open' || others.length > 0 || compareMoney(line.amount, total) !== 0) return;
  if (!(await isPayer(tx, line, buyerId))) return;
  await settleLines(tx, [{ lineId: line.id, orderId: id }], operator, now);
};

/** Sends a transfer that is too little for an order back. Runs in a transaction. */
export const returnLine = async (tx: Db & Tx, id: number, orderId: number, operator: string, now: Date) => {
  const order = required((await ordersToLock(tx, [orderId]))[0] ?? null, 'bankOrderMissing');
  await lockBuyer(tx, order.buyerId);
  const line = required(await lockBankLine(tx, id), 'bankLineMissing');
  if (line.status !== 'open') throw new Refusal('bankLineDecided');
  const { serialNo, amount } = line;
  if ((await paidUnder(tx, [serialNo])).size > 0) throw new Refusal('bankLineUsed', { serialNo });
  if (compareMoney(amount, order.total) >= 0) throw new Refusal('bankLineEnough', { serialNo, no: order.no });
  await returnTransfer(tx, order, { serialNo, amount }, now);
  await decideBankLine(tx, id, { status: 'settled', orderId, buyerId: null, operator, decidedAt: now });
  return { serialNo, amount, orderNo: order.no };
};

/**
 * Marks a line as unrelated to any order here. Refused while it has a rest after paying an order of its payer; of another
 * payer, the number of that order may be mistyped.
 */
export const dismissLine = async (tx: Db, id: number, operator: string, now: Date): Promise<BankLineRow> => {
  const line = await lockBankLine(tx, id);
  if (line?.status !== 'open') throw new Refusal('bankLineDecided');
  const left = await leftOf(tx, line);
  if (compareMoney(left, 0) > 0 && compareMoney(left, line.amount) < 0)
    for (const { buyerId } of await ordersUnder(tx, line.serialNo))
      if (await isPayer(tx, line, buyerId)) throw new Refusal('bankLineRest', { serialNo: line.serialNo, left });
  await decideBankLine(tx, id, { status: 'dismissed', orderId: null, buyerId: null, operator, decidedAt: now });
  return line;
};
