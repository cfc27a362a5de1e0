import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OrderSuggestions } from '@yaoji/api-client/wire';
import { Link, type SuggestionRowsState, toast } from '@yaoji/ui';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { oftenToOrderQuery } from '#features/bought/bought.queries.ts';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { orderSuggestionsQuery } from '#features/cart/order-suggestions.queries.ts';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { useRefusal } from '#features/user/use-refusal.ts';
import { href } from '#shared/routing/href.ts';
import { OrderRow } from './order-row.tsx';
import * as css from './order-rows.css.ts';

/** Handles a key of the search field for the marked row. */
export type OnRowKey = (event: KeyboardEvent<HTMLInputElement>, row: number) => void;

type OrderRowsProps = {
  /** Without keywords the rows are the usual purchases. */
  keywords: string;
  state: SuggestionRowsState;
  onCount: (count: number) => void;
  onKey: Ref<OnRowKey>;
};

/** Products below the search field, ordered without leaving the field (S5). */
export default function OrderRows({ keywords, state, onCount, onKey }: OrderRowsProps) {
  const { data: found } = useQuery({ ...orderSuggestionsQuery(keywords), enabled: keywords !== '' });
  const { data: often } = useQuery({ ...oftenToOrderQuery(), enabled: keywords === '' });
  const { add } = useAddToCart();
  const refusal = useRefusal()(operations.addCartLines);
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  // Enter adds a quantity before React renders it.
  const latest = useRef(chosen);
  const choose = (id: number, quantity: string) => {
    latest.current = { ...latest.current, [id]: quantity };
    setChosen(latest.current);
  };
  const list = (keywords === '' ? often : found?.list) ?? [];
  const count = list.length;
  // In one paint with the suggestions below.
  useLayoutEffect(() => onCount(count), [count, onCount]);
  useEffect(() => () => onCount(0), [onCount]);

  const addRow = (row: number) => {
    const goods = list[row]?.goods;
    if (!goods) return;
    if (refusal) return toast.warning(refusal);
    if (goods.block) return toast.warning(goods.block.message);
    void add([toLine(goods, latest.current[goods.id] ?? firstQuantity(limitsOf(goods)))]);
    backToField(grid.current);
  };
  useImperativeHandle(onKey, () => (event, row) => {
    const { selectionStart, value } = event.currentTarget;
    const isInto =
      event.key === 'Tab' ? !event.shiftKey : event.key === 'ArrowRight' && selectionStart === value.length;
    if (event.key !== 'Enter' && !isInto) return;
    event.preventDefault();
    if (isInto) grid.current?.querySelectorAll('tr')[row]?.querySelector<HTMLElement>('input, a')?.focus();
    else addRow(row);
  });
  if (count === 0) return null;
  return (
    <>
      {found?.search && <Understood search={found.search} />}
      {keywords === '' && (
        <p className={css.often}>
          常购 <Link href={href('quick_purchase', {}, { order: 'often' })}>全部</Link>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are acted on is a grid */}
      <table ref={grid} role="grid" aria-label="直接订购" className={css.rows}>
        <tbody className={css.body}>
          {list.map((one, row) => (
            <OrderRow
              key={one.goods.id}
              row={one}
              id={state.idOf(row)}
              isActive={state.active === row}
              keywords={keywords}
              quantity={chosen[one.goods.id] ?? firstQuantity(limitsOf(one.goods))}
              onQuantity={(quantity) => choose(one.goods.id, quantity)}
              onMark={() => state.active !== row && state.onMark(row)}
              onAdd={() => addRow(row)}
              onLeave={() => backToField(grid.current)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Selects the text, so that the next keyword replaces it. */
function backToField(rows: HTMLElement | null) {
  const field = rows?.closest('search')?.querySelector<HTMLInputElement>('[role=combobox]');
  field?.focus();
  field?.select();
}

/** How a search without exact matches was understood: another strength, or less than requested, always has a note. */
function Understood({ search: { shownFor, dropped, missing } }: { search: NonNullable<OrderSuggestions['search']> }) {
  const parts = [
    ...(shownFor === null ? [] : [`为您显示“${shownFor}”`]),
    ...missing.map(
      ({ typed, available }) => `暂无 ${typed} 规格${available.length > 0 ? `，现有 ${available.join('、')}` : ''}`,
    ),
  ];
  if (parts.length + dropped.length === 0) return null;
  return (
    <p className={css.understood}>
      {parts.join('；')} {dropped.length > 0 && <del>{dropped.join(' ')}</del>}
    </p>
  );
}
