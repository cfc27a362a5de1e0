import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { type DataColumn, DataTable } from '../data-table/data-table.tsx';
import type { GoodsView } from '../goods-card/goods-view.ts';
import type { QuantityClamp, QuantityLimits } from '../quantity-stepper/use-quantity-draft.ts';
import { EmptyState } from '../state/empty-state.tsx';
import { goodsColumns } from './goods-columns.tsx';
import * as css from './goods-table.css.ts';
import * as phoneCss from './goods-table-phone.css.ts';

export const goodsTableTexts = {
  caption: '商品列表',
  goods: '商品',
  maker: '厂家',
  origin: '产地',
  expiry: '效期',
  stock: '库存',
  pack: '中包装',
  price: '单价',
  quantity: '数量',
  quantityOf: (name: string) => `${name} 数量`,
  amount: '金额',
  inCart: '购物车',
  actions: '操作',
  choose: '选择',
  chooseOf: (name: string) => `选择 ${name}`,
  cannotBuy: '暂不可购买',
};

export type GoodsTableRow<Id extends string | number = number> = {
  id: Id;
  goods: GoodsView;
  /** Decimal string; empty needs a `placeholder`. */
  quantity: string;
  /** Suggested quantity while the field is empty. */
  placeholder?: string | undefined;
  limits: QuantityLimits;
  /** Quantity times price, if the row counts. */
  amount?: string | undefined;
  favourite: boolean;
  favouritePending?: boolean | undefined;
  adding?: boolean | undefined;
  /** Label of the button. Default 加入. */
  addLabel?: string | undefined;
  /** State of the checkbox, if the table has `onChoose`. */
  chosen?: boolean | undefined;
  /** Result for the row, e.g. why it was not added. */
  note?: string | undefined;
};

export type GoodsTableProps<Id extends string | number = number> = {
  /** In display order. */
  rows: readonly GoodsTableRow<Id>[];
  /** Returns the nearest quantity that can be ordered. The app owns the rules. */
  clamp: QuantityClamp;
  /** Called with a valid quantity. */
  onQuantityChange: (id: Id, quantity: string) => unknown;
  /** Called to add the chosen quantity to the cart. */
  onAdd: (id: Id) => void;
  onFavourite: (id: Id) => void;
  /** More actions of a row, after the star; keep it stable. */
  more?: ((row: GoodsTableRow<Id>) => ReactNode) | undefined;
  /** Shows a checkbox before each row. */
  onChoose?: ((id: Id, chosen: boolean) => void) | undefined;
  /** Shows a small picture before the name. Default true. */
  picture?: boolean;
  /** `column` gives the maker a column in wide windows; otherwise it is below the name. Default `column`. */
  maker?: 'column' | 'below';
  /** Sticky last line, e.g. the total and a button. */
  footer?: ReactNode;
  /** Number of placeholder rows to show. */
  loadingRows?: number;
  /** Default 没有商品哦~. */
  empty?: ReactNode;
  /** The head sticks below a compact header. Default false. */
  belowHeader?: boolean;
  /** Changes the columns, e.g. adds one; keep it stable. */
  arrange?: (columns: DataColumn<GoodsTableRow<Id>>[]) => DataColumn<GoodsTableRow<Id>>[];
  /** Called when several lines are pasted into a quantity, as spreadsheets copy a column. */
  onPasteColumn?: (id: Id, text: string) => void;
  /** A quantity field received the focus. */
  onEnterField?: (id: Id) => void;
  /** Escape was pressed in a quantity field with nothing to undo. */
  onEscapeField?: (id: Id) => void;
  /** Control+Enter was pressed in a quantity field: the table is done. */
  onSubmit?: () => void;
};

/**
 * One row per product; up, down and Enter move between quantity fields, as in a spreadsheet. Keep the callbacks and
 * unchanged rows stable.
 */
export function GoodsTable<Id extends string | number = number>({
  rows,
  clamp,
  onQuantityChange,
  onAdd,
  onFavourite,
  more,
  onChoose,
  picture = true,
  maker = 'column',
  footer,
  loadingRows = 0,
  empty = <EmptyState />,
  belowHeader = false,
  arrange = asTheyAre,
  onPasteColumn,
  onEnterField,
  onEscapeField,
  onSubmit,
}: GoodsTableProps<Id>) {
  const texts = useTexts('goodsTable', goodsTableTexts);
  const columns = useMemo(
    () => arrange(goodsColumns({ clamp, onQuantityChange, onAdd, onFavourite, more, onChoose, picture, maker, texts })),
    [arrange, clamp, onQuantityChange, onAdd, onFavourite, more, onChoose, picture, maker, texts],
  );
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const id = fieldRow(rows, event);
    const text = event.clipboardData.getData('text/plain');
    if (id === undefined || !onPasteColumn || !/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onPasteColumn(id, text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = fieldRow(rows, event);
    if (id === undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !event.defaultPrevented) onEscapeField?.(id);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = fieldRow(rows, event);
    if (id !== undefined) onEnterField?.(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles events of its fields
    <div className={phoneCss.sheet} onPaste={onPaste} onKeyDown={onKeyDown} onFocus={onFocus}>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={rows}
        keyOf={rowId}
        loadingRows={loadingRows}
        empty={empty}
        belowHeader={belowHeader}
        {...(footer === undefined ? {} : { footer: <div className={css.sum}>{footer}</div> })}
      />
    </div>
  );
}

const asTheyAre = <Row,>(columns: DataColumn<Row>[]) => columns;

/** The id of the row whose quantity field dispatched the event. */
function fieldRow<Id extends string | number>(rows: readonly GoodsTableRow<Id>[], { target }: { target: EventTarget }) {
  const isField = target instanceof HTMLInputElement && target.closest('[data-column="quantity"]') !== null;
  const shown = isField ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
  return rows.find(({ id }) => String(id) === shown)?.id;
}

const rowId = <Id extends string | number>(row: GoodsTableRow<Id>) => row.id;
