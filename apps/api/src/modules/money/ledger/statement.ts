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

/**
 * Money in and out by day and payment method; apart from it the changes of the wallets and of the debts on account, whose
 * money came in with the recharge or comes in with the repayment.
 */
export const makeStatement = async (db: Executor, span: Span) => {
  const all = await sumPostings(db, span);
  const credit = all.filter(({ method }) => method === 'credit');
  const changes = all.filter(({ method }) => method === 'balance');
  const money = all.filter(({ method }) => method !== 'credit' && method !== 'balance');
  const owed = await owedBefore(db, span.from);
  const creditOf = (wanted: PostingKind) =>
    addMoney(...credit.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
  const opening = await walletsBefore(db, span.from);
  const rows = [...Map.groupBy(money, ({ day, method }) => `${day} ${method}`).values()].flatMap(([first, ...rest]) =>
    first ? [toRow([first, ...rest])] : [],
  );
  const changeOf = (wanted: PostingKind) =>
    subtractMoney('0', addMoney(...changes.filter(({ kind }) => kind === wanted).map(({ amount }) => amount)));
  const received = addMoney(...rows.map((row) => row.received));
  const refunded = addMoney(...rows.map((row) => row.refunded));
  return {
    rows,
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

const toRow = (sums: readonly [Sums[number], ...Sums]): StatementRow => {
  const { day, method } = sums[0];
  const [back, into] = [sums.filter(({ kind }) => kind === 'refund'), sums.filter(({ kind }) => kind !== 'refund')];
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
