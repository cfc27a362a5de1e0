import {
  type AwaitedOrder,
  compareMoney,
  type MatchedTransfer,
  matchTransfers,
  plainName,
  type TransferDoubt,
} from '@yaoji/domain';
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

type Candidate = MatchedTransfer<AwaitedOrder>['candidates'][number] & {
  /** When it was confirmed by hand; absent if it is unpaid. */
  paidAt?: Date | null;
};
type Matched = {
  candidates: readonly Candidate[];
  certain: number | null;
  doubt: TransferDoubt | 'used' | 'booked' | null;
};

const decided: Matched = { candidates: [], certain: null, doubt: null };
const unknown = { payerId: null, payerOwes: '0.00' };

type ByHand = Awaited<ReturnType<typeof paidByHand>>[number];

/**
 * A match that also offers orders confirmed by hand. The same number is certain to be the same transfer; without one,
 * a person decides between it and an unpaid order.
 */
const withByHand = (line: BankLineRow, found: Matched, isUsed: boolean, orders: readonly ByHand[]): Matched => {
  const payer = plainName(line.payer);
  const own = orders.flatMap(({ tradeNo, paidAt, ...order }): Candidate[] => {
    const isPayer = payer !== '' && payer === plainName(order.company);
    const isPossible = isUsed
      ? tradeNo === line.serialNo
      : tradeNo === null && isPayer && paidAt !== null && paidAt >= bookedSince(line.day);
    if (!isPossible || compareMoney(order.total, line.amount) !== 0) return [];
    return [{ order, hasAmount: true, isNamed: false, isPayer, paidAt }];
  });
  const [first, ...others] = own;
  if (isUsed) {
    const isCertain = first && others.length === 0;
    return { candidates: own, certain: isCertain ? first.order.id : null, doubt: isCertain ? null : 'used' };
  }
  return first ? { candidates: [...own, ...found.candidates], certain: null, doubt: 'booked' } : found;
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
    const found = withByHand(row, matched.get(row.id) ?? decided, used.has(row.serialNo), byHand);
    const [payer, ...others] = named.get(plainName(row.payer)) ?? [];
    const known =
      payer?.status === 'passed' && others.length === 0 ? { payerId: payer.id, payerOwes: payer.owes } : unknown;
    return { ...row, ...found, ...known };
  });
  return { list, total };
};
