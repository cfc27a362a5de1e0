import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { DueGoods as Due } from '@yaoji/api-client/wire';
import { Button, type DataColumn, EmptyState, formatMoney, type GoodsTableRow } from '@yaoji/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { GoodsRowsSkeleton } from '#features/goods-list/goods-rows-skeleton.tsx';
import { SheetTable } from '#features/order-draft/order-sheet.tsx';
import { useOrderSheet } from '#features/order-draft/use-order-sheet.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { dueText } from '#features/workbench/due-text.ts';
import { useMuteDue } from '#features/workbench/mute-due.mutation.ts';
import { dueListQuery } from '#features/workbench/workbench.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './quick-purchase.css.ts';

/** Products the buyer will probably need next, and why; checked rows or all go to the cart. */
export function DueGoods() {
  return (
    <Loaded
      query={useQuery(dueListQuery())}
      skeleton={<GoodsRowsSkeleton />}
      empty={
        <EmptyState title="现在没有需要补的商品" action={<Button href={href('quick_purchase')}>看看买过的商品</Button>}>
          <p>同一商品买过三次以后，按您的进货周期，快用完前一周会出现在这里</p>
        </EmptyState>
      }
    >
      {({ list, total, amount }) => (
        <DueTable due={list}>
          共 {total} 种，约 {formatMoney(amount)}。按您自己的进货记录推算，只有您看得到。
        </DueTable>
      )}
    </Loaded>
  );
}

function DueTable({ due, children }: { due: readonly Due[]; children: ReactNode }) {
  const goods = useMemo(() => due.map(({ goods }) => goods), [due]);
  const byId = useMemo(() => new Map(due.map((one) => [one.goods.id, one])), [due]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const marked = useMemo(
    () =>
      new Set(
        due.filter(({ goods, quantity }) => quantity !== '0' && !leftOut.has(goods.id)).map(({ goods }) => goods.id),
      ),
    [due, leftOut],
  );
  const sheet = useOrderSheet(goods, { proposed: ({ id }) => byId.get(id)?.quantity, marked });
  const { mutate: mute } = useMuteDue();
  const arrange = useCallback(
    (columns: DataColumn<GoodsTableRow>[]) =>
      columns.flatMap((column) => {
        if (hidden.has(column.id)) return [];
        if (column.id === 'price') return [whyColumn(byId), column];
        return column.id === 'actions' ? [muteColumn(mute)] : [column];
      }),
    [byId, mute],
  );
  const choose = (id: number, chosen: boolean) => {
    const next = new Set(leftOut);
    if (chosen) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  return (
    <>
      <div className={css.dueBar}>
        <p className={css.quiet}>{children}</p>
        <RoleButton
          operation={operations.addCartLines}
          loading={sheet.addingSeveral}
          disabled={marked.size === 0}
          onClick={() => sheet.actions.addRows(marked)}
        >
          勾选商品加入购物车（{marked.size}）
        </RoleButton>
      </div>
      <SheetTable sheet={sheet} arrange={arrange} maker="below" onChoose={choose} hidesIdleFoot />
    </>
  );
}

/** Replaced by the reason. */
const hidden: ReadonlySet<string> = new Set(['stock', 'pack', 'expiry', 'amount']);

const whyColumn = (byId: ReadonlyMap<number, Due>): DataColumn<GoodsTableRow> => ({
  id: 'last',
  header: '为什么',
  width: '216px',
  cell: (row) => {
    const due = byId.get(row.id);
    return (
      due && (
        <span className={css.why}>
          <strong>{dueText(due.daysLeft)}</strong>
          <span className={css.quiet}>
            每 {due.intervalDays} 天买一次，上次 {formatDay(due.lastAt)}
          </span>
        </span>
      )
    );
  },
});

const snoozeDays = 7;

const muteColumn = (mute: (muted: { goodsId: number; days?: number }) => void): DataColumn<GoodsTableRow> => ({
  id: 'mute',
  header: '提醒',
  headerHidden: true,
  width: '180px',
  align: 'end',
  wide: true,
  cell: ({ id, goods }) => (
    <span className={css.mute}>
      <RoleButton
        operation={operations.muteDueGoods}
        tone="plain"
        size="small"
        aria-label={`${snoozeDays} 天后再提醒 ${goods.name}`}
        onClick={() => mute({ goodsId: id, days: snoozeDays })}
      >
        {snoozeDays} 天后提醒
      </RoleButton>
      <RoleButton
        operation={operations.muteDueGoods}
        tone="plain"
        size="small"
        aria-label={`不再提醒 ${goods.name}`}
        onClick={() => mute({ goodsId: id })}
      >
        不再提醒
      </RoleButton>
    </span>
  ),
});
