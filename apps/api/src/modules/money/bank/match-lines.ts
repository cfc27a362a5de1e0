import { type AwaitedOrder, type MatchedTransfer, matchTransfers, plainName, type TransferDoubt } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { Paging } from '#db/page.ts';
import {
  awaitedOrders,
  type BankLineQuery,
  bankLinePage,
  openBankLines,
  possiblePayers,
  usedNumbers,
} from './bank-line.repository.ts';

type Matched = Pick<MatchedTransfer<AwaitedOrder>, 'candidates' | 'certain'> & { doubt: TransferDoubt | 'used' | null };

const decided: Matched = { candidates: [], certain: null, doubt: null };
const unknown = { payerId: null, payerOwes: '0.00' };

/**
 * A page of lines, open ones with their possible orders. Matches all open lines together, since two that fit the same
 * order are both uncertain. A line whose number was booked manually has no certain match.
 */
export const matchBankLines = async (db: Executor, query: BankLineQuery, paging: Paging) => {
  const { rows, total } = await bankLinePage(db, query, paging);
  if (query.status !== 'open') return { list: rows.map((row) => ({ ...row, ...decided, ...unknown })), total };
  const named = Map.groupBy(await possiblePayers(db), ({ company }) => plainName(company));
  const matched = new Map(
    matchTransfers(await openBankLines(db), await awaitedOrders(db)).map((each) => [each.id, each]),
  );
  const used = await usedNumbers(
    db,
    rows.map(({ serialNo }) => serialNo),
  );
  const list = rows.map((row) => {
    const found: Matched = matched.get(row.id) ?? decided;
    const [payer, ...others] = named.get(plainName(row.payer)) ?? [];
    const known =
      payer?.status === 'passed' && others.length === 0 ? { payerId: payer.id, payerOwes: payer.owes } : unknown;
    return { ...row, ...found, ...known, ...(used.has(row.serialNo) && { certain: null, doubt: 'used' as const }) };
  });
  return { list, total };
};
