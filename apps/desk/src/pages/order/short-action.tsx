import { operations } from '@yaoji/api-client/desk';
import { addMoney, compareDecimals, lineRefund, subtractDecimals } from '@yaoji/domain';
import { formatMoney } from '@yaoji/ui';
import { action, reasonAsked } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';
import type { Order } from './order-page.tsx';
import { refundWay } from './order-words.ts';
import { hasWrong, isQuantity, problemOfUnits, type Typed, UnitsTable } from './units-table.tsx';

/** Removes units that cannot be delivered from an order; shows the refund first. */
export function shortAction(order: Order) {
  const rows = order.lines
    .map((line) => {
      const rest = subtractDecimals(line.quantity, line.returned);
      return { ...line, left: order.status === 'paid' ? line.open : rest };
    })
    .filter(({ left }) => isQuantity(left));
  const shortOf = (typed: Typed) =>
    rows.flatMap((line) => {
      const short = typed[line.id]?.trim() ?? '';
      return isQuantity(short) ? [{ ...line, short }] : [];
    });
  const refundOf = (typed: Typed) =>
    addMoney(
      '0',
      ...shortOf(typed)
        .filter((line) => compareDecimals(line.short, line.left) <= 0)
        .map((line) => lineRefund({ ...line, returning: line.short })),
    );
  const asked = reasonAsked('买家会看到');
  return action(operations.shortenOrder, {
    label: '少发',
    can: order.actions.shorten === 1,
    actionLabel: '少发并退款',
    ...asked,
    size: 'medium',
    source: { ...asked.source, typed: {} as Typed, isLost: 0 },
    fields: [
      { name: 'isLost', label: '货已丢失或破损，不再入库销售', type: 'flag' },
      { ...asked.fields[0], rows: 2 },
    ],
    inputOf: ({ typed, isLost, reason }) => {
      if (hasWrong(typed)) return null;
      const lines = shortOf(typed).map(({ id, short }) => ({ lineId: id, quantity: short }));
      return { params: { id: order.id }, body: { reason, isInStock: isLost === 1 ? 0 : 1, lines } };
    },
    done: '已登记少发，买家会收到通知',
    children: ({ typed }, { set, problems }) => {
      const problemOf = (id: number) =>
        problemOfUnits(
          problems,
          shortOf(typed).findIndex((line) => line.id === id),
        );
      return (
        <>
          <UnitsTable
            label="少发商品"
            heads={['商品', order.isPartlyShipped === 1 ? '待发' : '订购', '发不出的数量']}
            rows={rows}
            typed={typed}
            problemOf={problemOf}
            onType={(after) => set({ typed: after })}
            autoFocus
          />
          {problems.lines && <p className={css.problem}>{problems.lines.join('；')}</p>}
          <p>
            退款 <span className={css.money}>{formatMoney(refundOf(typed))}</span>
            ，按优惠分摊后的实付计算，
            {refundWay(order.paymentMethod)}；其余照常发货。
          </p>
        </>
      );
    },
  });
}
