import { addMoney, compareMoney, subtractMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { owedBefore } from '#modules/money/credit/index.ts';
import type { PaymentMethod } from '#modules/money/payment/index.ts';
import { type PostingKind, type Span, sumOfBalances, sumPostings, walletsBefore } from './ledger.repository.ts';

export type StatementRow = {
  day: string;
  method: PaymentMethod;
  receivedCount: number;
  received: string;
  refundedCount: number;
  refunded: string;
  net: string;
};

/** Receipts and refunds by day and payment method, their effect on the wallets, and the debts on account. */
export const makeStatement = async (db: Executor, span: Span) => {
  const all = await sumPostings(db, span);
  const credit = all.filter(({ method }) => method === 'credit');
  const sums = all.filter(({ method }) => method !== 'credit');
  const owed = await owedBefore(db, span.from);
  const creditOf = (wanted: PostingKind) =>
    addMoney(...credit.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
  const opening = await walletsBefore(db, span.from);
  const rows = [...Map.groupBy(sums, ({ day, method }) => `${day} ${method}`).values()].flatMap(([first, ...rest]) =>
    first ? [toRow([first, ...rest])] : [],
  );
  const shown = rows.filter(({ receivedCount, refundedCount }) => receivedCount + refundedCount > 0);
  const changes = sums.filter(({ method }) => method === 'balance');
  const changeOf = (wanted: PostingKind) =>
    subtractMoney('0', addMoney(...changes.filter(({ kind }) => kind === wanted).map(({ amount }) => amount)));
  const received = addMoney(...shown.map((row) => row.received));
  const refunded = addMoney(...shown.map((row) => row.refunded));
  return {
    rows: shown,
    received,
    refunded,
    net: subtractMoney(received, refunded),
    wallets: {
      opening,
      recharge: changeOf('recharge'),
      payment: changeOf('payment'),
      refund: changeOf('refund'),
      cashback: changeOf('cashback'),
      adjustment: changeOf('adjustment'),
      repayment: changeOf('repayment'),
      rebate: changeOf('rebate'),
      closing: subtractMoney(opening, addMoney(...changes.map(({ amount }) => amount))),
    },
    credit: {
      opening: owed,
      payment: creditOf('payment'),
      refund: creditOf('refund'),
      repayment: creditOf('repayment'),
      closing: addMoney(owed, ...credit.map(({ amount }) => amount)),
    },
    agrees: agree(changes, await sumOfBalances(db, span)),
  };
};

type Sums = Awaited<ReturnType<typeof sumPostings>>;

/** A recharge counts for its payment method; for the wallets it is not income. */
const toRow = (sums: readonly [Sums[number], ...Sums]): StatementRow => {
  const { day, method } = sums[0];
  const into = sums.filter(({ kind }) => kind === 'payment' || (kind === 'recharge' && method !== 'balance'));
  const back = sums.filter(({ kind }) => kind === 'refund');
  const count = (some: Sums) => some.reduce((total, each) => total + each.count, 0);
  const received = addMoney(...into.map(({ amount }) => amount));
  const refunded = subtractMoney('0', addMoney(...back.map(({ amount }) => amount)));
  return {
    day,
    method,
    receivedCount: count(into),
    received,
    refundedCount: count(back),
    refunded,
    net: subtractMoney(received, refunded),
  };
};

/** True if, on each day, the log of the wallets agrees with payments from and refunds to balances. */
const agree = (changes: Sums, movements: Awaited<ReturnType<typeof sumOfBalances>>): boolean => {
  const moved = changes.filter(({ kind }) => kind === 'payment' || kind === 'refund');
  const key = ({ day, kind }: { day: string; kind: string }) => `${day} ${kind}`;
  const logged = new Map(moved.map((each) => [key(each), each.amount]));
  const booked = new Map(movements.map((each) => [key(each), each.amount]));
  return [...logged.keys(), ...booked.keys()].every(
    (each) => compareMoney(logged.get(each) ?? '0', booked.get(each) ?? '0') === 0,
  );
};
