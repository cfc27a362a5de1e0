import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { blockView } from '@yaoji/api-client/view';
import type { GoodsToOrder, OrderSuggestions } from '@yaoji/api-client/wire';
import { blockTag, clampQuantity, compareDecimals } from '@yaoji/domain';
import {
  Button,
  formatMoney,
  GoodsPicture,
  Link,
  Price,
  QuantityStepper,
  type SuggestionRowsState,
  toast,
} from '@yaoji/ui';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { oftenToOrderQuery } from '#features/bought/bought.queries.ts';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { orderSuggestionsQuery } from '#features/cart/order-suggestions.queries.ts';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { viewOptions } from '#features/goods/goods-view.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { useRefusal } from '#features/user/use-refusal.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './order-rows.css.ts';

const options = viewOptions(href('login'));

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

type OrderRowProps = {
  row: GoodsToOrder;
  id: string;
  isActive: boolean;
  keywords: string;
  quantity: string;
  onQuantity: (quantity: string) => void;
  onMark: () => void;
  onAdd: () => void;
  onLeave: () => void;
};

function OrderRow({ row, id, isActive, keywords, quantity, onQuantity, onMark, onAdd, onLeave }: OrderRowProps) {
  const { goods, contentPrice, inCart, bought } = row;
  const limits = limitsOf(goods);
  const fix = goods.block && blockView(goods.block, goods, options).fix;
  return (
    <tr
      id={id}
      aria-selected={isActive}
      className={css.row}
      onPointerMove={onMark}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <td className={css.goods}>
        <GoodsPicture src={goods.pictures[0]?.thumbnail} alt="" size={40} />
        <span className={css.texts}>
          <span className={css.name}>
            <Marked text={goods.name} part={keywords} />
          </span>
          <span className={css.quiet}>{[goods.spec, goods.maker].filter(Boolean).join(' ')}</span>
        </span>
      </td>
      <td className={css.figures}>
        <span className={css.prices}>
          {goods.price ? <Price value={goods.price} size="small" unit={goods.unit} /> : null}
          {contentPrice && (
            <span className={css.quiet}>
              {formatMoney(contentPrice.price)}/{contentPrice.unit}
            </span>
          )}
        </span>
        <span className={goods.block ? css.blocked : css.quiet} title={goods.block?.message}>
          {goods.block ? blockTag(goods.block.code) : `库存 ${goods.stock}${goods.unit}`}
        </span>
      </td>
      <td className={css.own}>
        {compareDecimals(inCart, 0) > 0 && <span className={css.inCart}>购物车已有 {inCart}</span>}
        {bought && (
          <span className={css.quiet}>
            上次 {bought.lastQuantity}
            {goods.unit}
          </span>
        )}
      </td>
      <td className={css.action}>
        {fix ? (
          <Button size="small" tone="brandOutline" href={fix.href}>
            {fix.label}
          </Button>
        ) : (
          <>
            <QuantityStepper
              size="small"
              label={`${goods.name} 数量`}
              value={quantity}
              limits={limits}
              clamp={clampQuantity}
              noticeSide="before"
              onChange={onQuantity}
              onEnter={onAdd}
            />
            <RoleButton
              operation={operations.addCartLines}
              size="small"
              disabled={limits.disabled}
              onClick={onAdd}
              aria-label={`加入 ${goods.name}`}
            >
              加入
            </RoleButton>
          </>
        )}
      </td>
    </tr>
  );
}

/** The typed part of a name; pinyin marks nothing. */
function Marked({ text, part }: { text: string; part: string }) {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  if (part === '' || start < 0) return text;
  const end = start + part.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className={css.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
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
