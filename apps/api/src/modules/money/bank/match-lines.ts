import { type AwaitedOrder, type MatchedTransfer, matchTransfers, plainName, type TransferDoubt } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { Paging } from '#db/page.ts';
import {
  awaitedOrders,
  type BankLineQuery,
  type BankLineRow,
  bankLinePage,
  openBankLines,
  paidByHand,
  possiblePayers,
  usedNumbers,
} from './bank-line.repository.ts';
import { bookedSince } from './settle-lines.ts';

type ByHand = Awaited<ReturnType<typeof paidByHand>>[number];
type Matched = {
  /** `paidAt`: when the order was confirmed by hand. An unpaid one has none. */
  candidates: MatchedTransfer<AwaitedOrder & Partial<Pick<ByHand, 'paidAt'>>>['candidates'];
  certain: number | null;
  doubt: TransferDoubt | 'used' | 'booked' | null;
};

const decided: Matched = { candidates: [], certain: null, doubt: null };
const severalFit = { certain: null, doubt: 'several' } as const;

/** Two lines fit one order, so neither is certain. */
const isShared = ({ certain }: Matched, all: readonly Matched[]) =>
  certain !== null && all.filter((other) => other.certain === certain).length > 1;

const unknown = { payerId: null, payerOwes: '0.00' };

/**
 * The match of a line whose number was entered by hand: only an order of its amount that was confirmed under it. Certain
 * if that is one order, of the payer.
 */
const matchUsed = (line: BankLineRow, orders: readonly ByHand[]): Matched => {
  const confirmed = orders.filter(({ tradeNo }) => tradeNo === line.serialNo);
  const [match] = matchTransfers([line], confirmed);
  const candidates = match?.candidates.filter(({ hasAmount }) => hasAmount) ?? [];
  const [first, ...others] = candidates;
  if (!first || others.length > 0) return { candidates, certain: null, doubt: 'used' };
  const isCertain = first.isPayer || line.payer === '';
  return { candidates, certain: isCertain ? first.order.id : null, doubt: isCertain ? null : 'payer' };
};

/**
 * A match that also offers orders of its amount confirmed by hand without a number, likely ones before anything else:
 * the line would pay an unpaid order with money that is booked already.
 */
const withBooked = (line: BankLineRow, found: Matched, orders: readonly ByHand[]): Matched => {
  const since = bookedSince(line.day);
  const possible = orders.filter(({ tradeNo, paidAt }) => tradeNo === null && paidAt !== null && paidAt >= since);
  const [match] = matchTransfers([line], possible);
  const own = match?.candidates.filter(({ hasAmount }) => hasAmount) ?? [];
  const isLikely = own.some(({ isPayer, isNamed }) => isPayer || isNamed);
  if (own.length === 0 || (found.certain !== null && !isLikely)) return found;
  return { candidates: [...own, ...found.candidates], certain: null, doubt: 'booked' };
};

/**
 * A page of lines, open ones with their possible orders. Matches all open lines together, since two that fit the same
 * order are both uncertain. A line whose number was booked by hand matches only the order that it was booked for.
 */
export const matchBankLines = async (db: Executor, query: BankLineQuery, paging: Paging) => {
  const { rows, total } = await bankLinePage(db, query, paging);
  if (query.status !== 'open') return { list: rows.map((row) => ({ ...row, ...decided, ...unknown })), total };
  const names = rows.flatMap(({ payer }) => plainName(payer) || []);
  const named = Map.groupBy(await possiblePayers(db, names), ({ company }) => plainName(company));
  const matched = new Map(
    matchTransfers(await openBankLines(db), await awaitedOrders(db)).map((each) => [each.id, each]),
  );
  const used = await usedNumbers(
    db,
    rows.map(({ serialNo }) => serialNo),
  );
  const byHand = await paidByHand(db, rows);
  const list = rows.map((row) => {
    const found = used.has(row.serialNo)
      ? matchUsed(row, byHand)
      : withBooked(row, matched.get(row.id) ?? decided, byHand);
    const [payer, ...others] = named.get(plainName(row.payer)) ?? [];
    const known =
      payer?.status === 'passed' && others.length === 0 ? { payerId: payer.id, payerOwes: payer.owes } : unknown;
    return { ...row, ...found, ...known };
  });
  return { list: list.map((each) => ({ ...each, ...(isShared(each, list) && severalFit) })), total };
};
