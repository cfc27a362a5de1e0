import { addDays, addMoney, subtractMoney } from '@yaoji/domain';
import { frequentMisses, type Sales, salesByBuyer, salesByDay, salesByGoods } from '#modules/figures/index.ts';
import { sumPostings } from '#modules/ledger/index.ts';
import { toQuantity } from '#wire-values.ts';
import { spanOf } from './books.ts';
import { mayCall } from './may-call.ts';
import type { DeskHandlers } from './operation.ts';

const noSales = { orders: 0, amount: '0.00', margin: null, withoutCost: '0.00' };

/** Every day of a span, in order. */
const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

const totalOf = (rows: readonly (Sales & { refunded: string })[]) => {
  const margins = rows.flatMap(({ margin }) => margin ?? []);
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    amount: addMoney(...rows.map(({ amount }) => amount)),
    refunded: addMoney(...rows.map(({ refunded }) => refunded)),
    margin: margins.length > 0 ? addMoney(...margins) : null,
    withoutCost: addMoney(...rows.map(({ withoutCost }) => withoutCost ?? '0')),
  };
};

export const figureHandlers = {
  getFigures: async ({ query: { from, to } }, { db, working }) => {
    const span = spanOf({ from, to });
    // Margins are only for roles that see the books.
    const seesMargin = mayCall(working.operator.role, 'getStatement');
    const seen = <Row extends Sales>(row: Row): Row => (seesMargin ? row : { ...row, margin: null, withoutCost: null });
    const known = new Map((await salesByDay(db, span)).map((row) => [row.day, row]));
    // The same postings as in the statement, so that both agree.
    const refunds = (await sumPostings(db, span)).filter(({ kind }) => kind === 'refund');
    const refundedOn = (day: string) =>
      subtractMoney('0', addMoney('0', ...refunds.filter((each) => each.day === day).map(({ amount }) => amount)));
    const days = daysOf(from, to).map((day) => seen({ ...noSales, day, ...known.get(day), refunded: refundedOn(day) }));
    return {
      days,
      total: seen(totalOf(days)),
      goods: (await salesByGoods(db, span)).map((row) => ({ ...seen(row), quantity: toQuantity(row.quantity) })),
      buyers: (await salesByBuyer(db, span)).map(seen),
      misses: await frequentMisses(db, from, to),
    };
  },
} satisfies DeskHandlers<'getFigures'>;
