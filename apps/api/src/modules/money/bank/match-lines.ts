import {
  type AwaitedOrder,
  compareMoney,
  type MatchedTransfer,
  matchTransfers,
  plainName,
  subtractMoney,
  type TransferDoubt,
} from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { Paging } from '#db/page.ts';
import { loadArrived } from '#modules/orders/order/index.ts';
import {
  awaitedOrders,
  type BankLineQuery,
  type BankLineRow,
  bankLinePage,
  linesNumbered,
  openBankLines,
  paidByHand,
  paidUnder,
  possiblePayers,
} from './bank-line.repository.ts';
import { bookedSince, restOf } from './settle-lines.ts';

type ByHand = Awaited<ReturnType<typeof paidByHand>>[number];
type Matched = {
  /** `paidAt`: when the order was confirmed by hand. An unpaid one has none. */
  candidates: MatchedTransfer<AwaitedOrder & Partial<Pick<ByHand, 'paidAt'>>>['candidates'];
  certain: number | null;
  doubt: TransferDoubt | 'used' | 'booked' | null;
};

const decided: Matched = { candidates: [], certain: null, doubt: null };
const unknown = { payerId: null, payerOwes: '0.00' };

/**
 * The match of a line whose number was entered by hand: an order of its amount that was confirmed under it, certain if
 * that is one order, of the payer, and no other line has the number; or one without a line that has the rest.
 */
const matchUsed = (line: BankLineRow, orders: readonly ByHand[], left: string, isRepeated: boolean): Matched => {
  const confirmed = orders.filter(({ tradeNo }) => tradeNo === line.serialNo);
  const [match] = matchTransfers([line], confirmed);
  const candidates = match?.candidates.filter(({ hasAmount }) => hasAmount) ?? [];
  const [first, ...others] = candidates;
  if (!first) return { ...withBooked({ ...line, amount: left }, decided, orders), doubt: 'used' };
  if (others.length > 0) return { candidates, certain: null, doubt: 'used' };
  if (isRepeated) return { candidates, certain: null, doubt: 'several' };
  const isCertain = first.isPayer || line.payer === '';
  return { candidates, certain: isCertain ? first.order.id : null, doubt: isCertain ? null : 'payer' };
};

/**
 * A match that also offers orders confirmed by hand that have no line. Likely ones of its amount come before anything
 * else: the line would pay an unpaid order with money that is booked already. One of less may have a part of the line.
 */
const withBooked = (line: BankLineRow, found: Matched, orders: readonly ByHand[]): Matched => {
  const since = bookedSince(line.day);
  const payer = plainName(line.payer);
  const possible = orders.filter((order) => order.hasNoLine && order.paidAt !== null && order.paidAt >= since);
  const [match] = matchTransfers([line], possible);
  const exact = match?.candidates.filter(({ hasAmount }) => hasAmount) ?? [];
  const parts = possible
    .filter(({ company, total }) => plainName(company) === payer && compareMoney(total, line.amount) < 0)
    .map((order) => ({ order, hasAmount: false, isLack: false, isNamed: false, isPayer: true }));
  const isLikely = exact.some(({ isPayer, isNamed }) => isPayer || isNamed);
  if (exact.length + parts.length === 0 || (found.certain !== null && !isLikely)) return found;
  return { candidates: [...exact, ...parts, ...found.candidates], certain: null, doubt: 'booked' };
};

/** The unpaid orders; those that the balance would pay with one of the lines have what they lack. */
const ordersFor = async (db: Executor, lines: readonly BankLineRow[]): Promise<AwaitedOrder[]> => {
  const amounts = new Set(lines.map(({ amount }) => amount));
  const orders = await awaitedOrders(db);
  return Promise.all(
    orders.map(async ({ balance, ...order }) => {
      const mayLack = balance !== null && amounts.has(subtractMoney(order.total, balance));
      const { lack } = (mayLack && (await loadArrived(db, order))) || {};
      const { id, no, company, total } = order;
      return { id, no, company, total, ...(lack !== undefined && { lack }) };
    }),
  );
};

/** For operators without access to balances: what only a balance shows is hidden, but still makes a match uncertain. */
const withoutLacks = ({ candidates, certain, doubt }: Matched): Matched => {
  const isByLack = candidates.some(({ order, isLack }) => isLack && order.id === certain);
  const shown = candidates.filter(({ hasAmount, isNamed, isLack }) => hasAmount || isNamed || !isLack);
  return {
    candidates: shown.map((each) => ({ ...each, isLack: false })),
    certain: isByLack ? null : certain,
    doubt: isByLack ? 'amount' : doubt,
  };
};

/**
 * A page of lines, open ones with their possible orders. Matches all open lines together, since two that fit the same
 * order are both uncertain. A line whose number was booked by hand matches only orders confirmed by hand.
 * `seesBalance`: whether to offer orders that a buyer's balance pays with the line.
 */
export const matchBankLines = async (
  db: Executor,
  { seesBalance, ...query }: BankLineQuery & { seesBalance: boolean },
  paging: Paging,
) => {
  const { rows, total } = await bankLinePage(db, query, paging);
  if (query.status !== 'open')
    return { list: rows.map((row) => ({ ...row, left: row.amount, ...decided, ...unknown })), total };
  const names = rows.flatMap(({ payer }) => plainName(payer) || []);
  const named = Map.groupBy(await possiblePayers(db, names), ({ company }) => plainName(company));
  const open = await openBankLines(db);
  const awaited = await ordersFor(db, open);
  const matched = new Map(matchTransfers(open, awaited).map((each) => [each.id, each]));
  const paid = await paidUnder(
    db,
    rows.map(({ serialNo }) => serialNo),
  );
  const numbered = Map.groupBy(
    await linesNumbered(db, ...[...paid.keys()].flatMap((number) => number ?? [])),
    ({ serialNo }) => serialNo,
  );
  const byHand = await paidByHand(db, rows);
  const list = rows.map((row) => {
    const amounts = (numbered.get(row.serialNo) ?? []).map(({ amount }) => amount);
    const left = paid.has(row.serialNo) ? restOf(row, amounts, paid) : row.amount;
    const found = paid.has(row.serialNo)
      ? matchUsed(row, byHand, left, amounts.length > 1)
      : withBooked(row, matched.get(row.id) ?? decided, byHand);
    const [payer, ...others] = named.get(plainName(row.payer)) ?? [];
    const known =
      payer?.status === 'passed' && others.length === 0 ? { payerId: payer.id, payerOwes: payer.owes } : unknown;
    return { ...row, left, ...(seesBalance ? found : withoutLacks(found)), ...known };
  });
  return { list, total };
};
