import { operations } from '@yaoji/api-client/desk';
import { addDecimals, compareDecimals, subtractDecimals } from '@yaoji/domain';
import { action, reasonAsked } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';
import type { Order } from './order-page.tsx';
import { hasWrong, isQuantity, problemOfUnits, type Typed, UnitsTable } from './units-table.tsx';

/** Sends delivered units again, free of charge, as an order of its own. */
export function replaceAction(order: Order) {
  const rows = order.lines
    .map((line) => ({
      ...line,
      left: subtractDecimals(line.quantity, addDecimals(line.returned, line.replaced, line.open)),
    }))
    .filter(({ left }) => compareDecimals(left, 0) > 0);
  const linesOf = (typed: Typed) =>
    rows.flatMap(({ id }) => {
      const quantity = typed[id]?.trim() ?? '';
      return isQuantity(quantity) ? [{ lineId: id, quantity }] : [];
    });
  const asked = reasonAsked('买家会看到');
  return action(operations.replaceUnits, {
    label: '补发',
    can: order.actions.replace === 1 && rows.length > 0,
    actionLabel: '生成补发单',
    ...asked,
    size: 'medium',
    source: { ...asked.source, typed: {} as Typed },
    fields: [{ ...asked.fields[0], rows: 2 }],
    inputOf: ({ typed, reason }) =>
      hasWrong(typed)
        ? null
        : { params: { id: order.id }, body: { reason, seen: order.replacements.length, lines: linesOf(typed) } },
    done: ({ no }) => `已生成补发单${no}，请照常配货发货`,
    children: ({ typed }, { set, problems }) => (
      <>
        <UnitsTable
          label="补发商品"
          heads={['商品', '可补发', '补发的数量']}
          rows={rows}
          typed={typed}
          problemOf={(id) =>
            problemOfUnits(
              problems,
              linesOf(typed).findIndex(({ lineId }) => lineId === id),
            )
          }
          onType={(after) => set({ typed: after })}
          autoFocus
        />
        {problems.lines && <p className={css.problem}>{problems.lines.join('；')}</p>}
        <p>补发单不收费，寄往原订单的地址，照常配货、附随货单据。补发过的数量不能再退货。</p>
      </>
    ),
  });
}
