import { plainName } from '@yaoji/domain';
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { containing } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { operatorNames } from '#db/operator-names.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { bankLine } from '#db/schema/bank-line.ts';
import { buyer, plainCompany } from '#db/schema/buyer.ts';
import { creditLog } from '#db/schema/credit.ts';
import { order } from '#db/schema/order.ts';
import { payment } from '#db/schema/payment.ts';
import { wallet } from '#db/schema/wallet.ts';
import { transfersIntoBalance } from '#modules/money/payment/index.ts';
import type { BankRow } from './read-bank-rows.ts';

export type BankLineRow = typeof bankLine.$inferSelect;

const isPaidFromBank = and(inArray(payment.method, ['bank', 'balance']), eq(payment.status, 'paid'));
const isTransfer = and(eq(payment.method, 'bank'), eq(payment.status, 'paid'));

/** Adds new lines; returns how many were new. A line entered by hand takes the source that confirms it. */
export const addBankLines = async (
  tx: Executor,
  rows: readonly BankRow[],
  source: BankLineRow['source'],
  now: Date,
): Promise<number> => {
  if (rows.length === 0) return 0;
  const values = rows.map((row) => ({ ...row, source, createdAt: now }));
  const written = await tx
    .insert(bankLine)
    .values(values)
    .onConflictDoUpdate({
      target: [bankLine.serialNo, bankLine.day, bankLine.amount],
      set: {
        source: sql`excluded.source`,
        payerBank: sql`excluded.payer_bank`,
        payerAccount: sql`excluded.payer_account`,
      },
      setWhere: sql`${bankLine.source} = 'hand' and excluded.source <> 'hand'`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return written.filter(({ isNew }) => isNew).length;
};

/** Lines with these numbers that were not dismissed. */
export const linesNumbered = (db: Executor, ...serialNos: string[]): Promise<BankLineRow[]> =>
  db
    .select()
    .from(bankLine)
    .where(and(inArray(bankLine.serialNo, serialNos), ne(bankLine.status, 'dismissed')))
    .orderBy(asc(bankLine.id));

export const findBankLine = (
  db: Executor,
  { serialNo, day, amount }: Pick<BankLineRow, 'serialNo' | 'day' | 'amount'>,
): Promise<BankLineRow | null> =>
  firstRow(
    db
      .select()
      .from(bankLine)
      .where(and(eq(bankLine.serialNo, serialNo), eq(bankLine.day, day), eq(bankLine.amount, amount))),
  );

/** Several lines may have one number; this one paid the order or filled its buyer's balance. */
const isOfLine = ({ id, buyerId }: { id: number; buyerId: number }, line: BankLineRow) =>
  id === line.orderId || buyerId === line.buyerId;

/** Finds the orders that each of these lines paid, with or without the balance. */
export const ordersOfLines = async (db: Executor, lines: readonly BankLineRow[]) => {
  const numbers = lines.map(({ serialNo }) => serialNo);
  const firsts = lines.flatMap(({ orderId }) => orderId ?? []);
  const paid = await db
    .selectDistinct({ id: order.id, no: order.no, buyerId: order.buyerId, serialNo: payment.tradeNo })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(isPaidFromBank, or(inArray(payment.tradeNo, numbers), inArray(order.id, firsts))))
    .orderBy(asc(order.id));
  return (line: BankLineRow) => {
    const own = paid.filter((each) => each.id === line.orderId || each.serialNo === line.serialNo);
    return [...new Map(own.filter((each) => isOfLine(each, line)).map(({ id, no }) => [id, { id, no }])).values()];
  };
};

export type BankLineQuery = { status: BankLineRow['status']; keywords?: string | undefined };

/** Lines with these words or this amount, and lines that paid the order of this number. */
const isFound = (db: Executor, keywords: string) => {
  const pattern = containing(keywords);
  const figure = keywords.replaceAll(/[¥￥,]/g, '');
  const ofOrder = db
    .select({ serialNo: payment.tradeNo })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(isPaidFromBank, eq(order.no, keywords)));
  return or(
    ...[bankLine.serialNo, bankLine.payer, bankLine.remark].map((column) => ilike(column, pattern)),
    /^\d+(\.\d+)?$/.test(figure) ? eq(bankLine.amount, figure) : undefined,
    inArray(bankLine.serialNo, ofOrder),
  );
};

/** The latest first, each with the orders it has paid, with or without the balance. */
export const bankLinePage = async (db: Executor, { status, keywords }: BankLineQuery, paging: Paging) => {
  const where = and(eq(bankLine.status, status), keywords ? isFound(db, keywords) : undefined);
  const orderBy = [desc(bankLine.day), desc(bankLine.id)];
  const { rows, total } = await pageOf(db, bankLine, { where, orderBy }, paging);
  const ordersOf = await ordersOfLines(db, rows);
  const nameOf = await operatorNames(db);
  const shown = rows.map((line) => ({
    ...line,
    operator: line.operator && nameOf(line.operator),
    orders: ordersOf(line),
  }));
  return { rows: shown, total };
};

/** The lines that paid an order, also by way of the balance. */
export const linesOfOrder = async (db: Executor, paidOrder: typeof order.$inferSelect): Promise<BankLineRow[]> => {
  const own = await db
    .select({ tradeNo: payment.tradeNo })
    .from(payment)
    .where(and(isPaidFromBank, eq(payment.orderId, paidOrder.id)));
  const usesBalance = paidOrder.paymentMethod === 'balance' || paidOrder.status === 'pending';
  const filled = usesBalance ? await transfersIntoBalance(db, paidOrder) : [];
  const lines = await linesNumbered(db, ...[...filled, ...own].flatMap(({ tradeNo }) => tradeNo ?? []));
  return lines.filter((line) => isOfLine(paidOrder, line));
};

/** All unmatched lines. */
export const openBankLines = (db: Executor): Promise<BankLineRow[]> =>
  db.select().from(bankLine).where(eq(bankLine.status, 'open'));

const waiting = {
  id: order.id,
  no: order.no,
  buyerId: order.buyerId,
  total: order.total,
  status: order.status,
  walletAllowed: order.walletAllowed,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
};

/** All unpaid orders, with their buyers' balances: some buyers transfer money without choosing that method. */
export const awaitedOrders = (db: Executor) =>
  db
    .select({ ...waiting, company: buyer.company, balance: wallet.balance })
    .from(order)
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .leftJoin(wallet, eq(wallet.buyerId, order.buyerId))
    .where(eq(order.status, 'pending'))
    .orderBy(asc(order.id));

/** Open accounts of these companies by plain name, and how much each owes on account. */
export const possiblePayers = (db: Executor, names: readonly string[]) =>
  db
    .select({
      id: buyer.id,
      company: buyer.company,
      status: buyer.status,
      owes: sql<string>`coalesce(sum(${creditLog.change}), 0)::numeric(14,2)::text`,
    })
    .from(buyer)
    .leftJoin(creditLog, eq(creditLog.buyerId, buyer.id))
    .where(and(inArray(plainCompany(buyer.company), [...names]), isNull(buyer.closedAt)))
    .groupBy(buyer.id);

const hasNoSettledLine = sql`not exists (
  select from bank_line line where line.serial_no = ${payment.tradeNo} and line.status = 'settled')`;

/** Confirmed by hand without a number, or under one that no line has: it may be mistyped. */
const hasNoLine = sql<boolean>`not exists (
  select from bank_line line where line.serial_no = ${payment.tradeNo} and line.status <> 'dismissed')`;

/**
 * Orders confirmed by hand under the number of one of these lines; and those without a line that are of its amount, or
 * of less and of its payer.
 */
export const paidByHand = (db: Executor, lines: readonly BankLineRow[]) => {
  const numbers = lines.map(({ serialNo }) => serialNo);
  const amounts = sql.param(lines.map(({ amount }) => amount));
  const names = lines.flatMap(({ payer }) => plainName(payer) || []);
  const isLess = and(inArray(plainCompany(buyer.company), names), sql`${payment.amount} < any(${amounts}::numeric[])`);
  return db
    .select({
      id: order.id,
      no: order.no,
      company: buyer.company,
      total: payment.amount,
      tradeNo: payment.tradeNo,
      hasNoLine,
      paidAt: payment.paidAt,
    })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .innerJoin(buyer, eq(buyer.id, order.buyerId))
    .where(
      and(
        isTransfer,
        or(
          and(inArray(payment.tradeNo, numbers), hasNoSettledLine),
          and(hasNoLine, or(sql`${payment.amount} = any(${amounts}::numeric[])`, isLess)),
        ),
      ),
    )
    .orderBy(asc(order.id));
};

/**
 * Gives the line's number to the payment of an order that was confirmed by hand, of at most what is left of it; the amount
 * of that payment, null if there is none. Under the number itself, it must be all of the line.
 */
export const numberPayment = async (
  tx: Executor,
  { serialNo, amount }: BankLineRow,
  orderId: number,
  left: string,
): Promise<string | null> => {
  const isIts = or(
    and(eq(payment.tradeNo, serialNo), hasNoSettledLine, eq(payment.amount, amount)),
    and(hasNoLine, lte(payment.amount, left)),
  );
  const numbered = await tx
    .update(payment)
    .set({ tradeNo: serialNo })
    .where(and(isTransfer, eq(payment.orderId, orderId), isIts))
    .returning({ amount: payment.amount });
  return numbered[0]?.amount ?? null;
};

/** The sums of payments under those of these transfer numbers that have already paid something. */
export const paidUnder = async (db: Executor, serialNos: readonly string[]): Promise<Map<string | null, string>> => {
  const rows = await db
    .select({ tradeNo: payment.tradeNo, paid: sql<string>`sum(${payment.amount})::numeric(14,2)::text` })
    .from(payment)
    .where(and(isTransfer, inArray(payment.tradeNo, [...serialNos])))
    .groupBy(payment.tradeNo);
  return new Map(rows.map(({ tradeNo, paid }) => [tradeNo, paid]));
};

/** The orders that transfers of this number paid, with their buyers; of an open line, those confirmed by hand. */
export const ordersUnder = (db: Executor, serialNo: string) =>
  db
    .selectDistinct({ id: order.id, buyerId: order.buyerId })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(isTransfer, eq(payment.tradeNo, serialNo)));

/** Locks the line's row until the transaction ends. */
export const lockBankLine = (tx: Executor, id: number): Promise<BankLineRow | null> =>
  firstRow(tx.select().from(bankLine).where(eq(bankLine.id, id)).for('update'));

/** The amounts received under a number; locks their rows until the transaction ends. */
export const lockAmounts = async (tx: Executor, serialNo: string): Promise<string[]> => {
  const rows = await tx
    .select({ amount: bankLine.amount })
    .from(bankLine)
    .where(and(eq(bankLine.serialNo, serialNo), ne(bankLine.status, 'dismissed')))
    .orderBy(asc(bankLine.id))
    .for('update');
  return rows.map(({ amount }) => amount);
};

export const decideBankLine = (
  tx: Executor,
  id: number,
  values: Pick<BankLineRow, 'status' | 'orderId' | 'buyerId' | 'operator' | 'decidedAt'>,
) => tx.update(bankLine).set(values).where(eq(bankLine.id, id));

/** Orders by id, grouped by buyer, in locking order. */
export const ordersToLock = (tx: Executor, ids: readonly number[]) =>
  tx
    .select(waiting)
    .from(order)
    .where(sql`${order.id} = any(${`{${ids.join(',')}}`}::bigint[])`)
    .orderBy(asc(order.buyerId), asc(order.id));

/** Orders of a buyer confirmed by hand since then without a line: of this amount, or of at most the rest of it. */
export const bookedByHand = async (
  tx: Executor,
  buyerId: number,
  { amount, rest, since }: { amount: string; rest: string; since: Date },
): Promise<{ id: number; no: string }[]> =>
  tx
    .select({ id: order.id, no: order.no })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(
      and(
        isTransfer,
        hasNoLine,
        eq(order.buyerId, buyerId),
        or(eq(payment.amount, amount), lte(payment.amount, rest)),
        gte(payment.paidAt, since),
      ),
    )
    .orderBy(asc(order.id));
