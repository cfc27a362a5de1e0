import { addDays, addMoney, subtractMoney } from '@yaoji/domain';
import { frequentMisses } from '#modules/catalogue/search/index.ts';
import { spanOf, sumPostings } from '#modules/money/ledger/index.ts';
import { noSales, type Sales, type SalesRow, salesBy, totalSales } from '#modules/operators/figures/index.ts';
import { mayCall } from '#modules/operators/operator/index.ts';
import { toQuantity } from '#wire-values.ts';
import type { DeskHandlers, WorkingContext } from './operation.ts';

/** Margins are only for roles that see the books. */
export const seesMargin = ({ working }: WorkingContext): boolean => mayCall(working.operator, 'getStatement');

export const toFigures = (
  { orders, buyers, amount, refunded, net, margin, withoutCost }: Sales,
  withMargin: boolean,
) => ({
  orders,
  buyers,
  amount,
  refunded,
  net,
  margin: withMargin ? margin : null,
  withoutCost: withMargin ? withoutCost : null,
});

/** Every day of a span, in order. */
const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

const shown = 50;

export const figureHandlers = {
  getFigures: async ({ query: { from, to } }, context) => {
    const { db } = context;
    const span = spanOf({ from, to });
    const seen = (sales: Sales) => toFigures(sales, seesMargin(context));
    const top = async (by: 'goods' | 'buyer'): Promise<SalesRow[]> =>
      (await salesBy(db, span, { by, limit: shown })).rows;
    const byDay = new Map((await salesBy(db, span, { by: 'day' })).rows.map((row) => [row.key, row]));
    const total = await totalSales(db, span);
    const paidBack = (await sumPostings(db, span)).filter(({ kind }) => kind === 'refund');
    return {
      days: daysOf(from, to).map((day) => ({ day, ...seen(byDay.get(day) ?? noSales) })),
      total: seen(total),
      otherRefunds: subtractMoney('0', addMoney(total.refunded, ...paidBack.map(({ amount }) => amount))),
      goods: (await top('goods')).map(({ key, name, spec, quantity, ...row }) => ({
        goodsId: Number(key),
        name,
        spec,
        quantity: toQuantity(quantity),
        ...seen(row),
      })),
      buyers: (await top('buyer')).map(({ key, name, ...row }) => ({
        buyerId: Number(key),
        company: name,
        ...seen(row),
      })),
      misses: await frequentMisses(db, from, to),
    };
  },
} satisfies DeskHandlers<'getFigures'>;
