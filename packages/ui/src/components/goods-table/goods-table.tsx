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

export type GoodsTableRow = {
  id: string;
  goods: GoodsView;
  /** Decimal string; empty where nothing is filled in, which needs a `placeholder`. */
  quantity: string;
  /** The quantity proposed while there is none. */
  placeholder?: string | undefined;
  limits: QuantityLimits;
  /** Quantity times price, where the row counts. */
  amount?: string | undefined;
  favourite: boolean;
  favouritePending?: boolean | undefined;
  adding?: boolean | undefined;
  /** Own label of the button. Default 加入. */
  addLabel?: string | undefined;
  /** Marked in the box in front of it, where the table has `onChoose`. */
  chosen?: boolean | undefined;
  /** What became of the row, e.g. why it was not added. */
  note?: string | undefined;
};

export type GoodsTableProps = {
  /** In the order in which they are shown. */
  rows: readonly GoodsTableRow[];
  /** The nearest quantity that can be ordered; the rules stay with the app. */
  clamp: QuantityClamp;
  /** Gets a quantity that can be ordered. */
  onQuantityChange: (id: string, quantity: string) => unknown;
  /** Puts the chosen quantity in the cart. */
  onAdd: (id: string) => void;
  /** The star was pressed. */
  onFavourite: (id: string) => void;
  /** What else can be done with a row, behind its star; keep it stable. */
  more?: ((row: GoodsTableRow) => ReactNode) | undefined;
  /** Puts a box in front of each row. */
  onChoose?: ((id: string, chosen: boolean) => void) | undefined;
  /** Shows a small picture in front of the name. Default true. */
  picture?: boolean;
  /** In a column of its own where the window is wide, or always below the name. Default `column`. */
  maker?: 'column' | 'below';
  /** Sticky last line, e.g. the sum of the amounts and a button. */
  footer?: ReactNode;
  /** Shows this many placeholder rows. */
  loadingRows?: number;
  /** Default 没有商品哦~. */
  empty?: ReactNode;
  /** The head stays below a compact header. Default false. */
  belowHeader?: boolean;
  /** Changes the columns, e.g. puts one more between them; keep it stable. */
  arrange?: (columns: DataColumn<GoodsTableRow>[]) => DataColumn<GoodsTableRow>[];
  /** Several lines were pasted into the quantity of a row, as spreadsheets copy a column. */
  onPasteColumn?: (id: string, text: string) => void;
  /** A quantity field got the focus. */
  onEnterField?: (id: string) => void;
  /** Escape was pressed in a quantity field that had nothing typed to take back. */
  onEscapeField?: (id: string) => void;
  /** Control and Enter were pressed in a quantity field: the whole table is done. */
  onSubmit?: () => void;
};

/**
 * One line a goods; up, down and Enter move between the quantity fields, as in a spreadsheet. Keep the callbacks and
 * the rows that did not change stable.
 */
export function GoodsTable({
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
}: GoodsTableProps) {
  const texts = useTexts('goodsTable', goodsTableTexts);
  const columns = useMemo(
    () => arrange(goodsColumns({ clamp, onQuantityChange, onAdd, onFavourite, more, onChoose, picture, maker, texts })),
    [arrange, clamp, onQuantityChange, onAdd, onFavourite, more, onChoose, picture, maker, texts],
  );
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const id = fieldRow(event);
    const text = event.clipboardData.getData('text/plain');
    if (id === undefined || !onPasteColumn || !/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onPasteColumn(id, text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = fieldRow(event);
    if (id === undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !event.defaultPrevented) onEscapeField?.(id);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = fieldRow(event);
    if (id !== undefined) onEnterField?.(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its fields are told
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

const asTheyAre = (columns: DataColumn<GoodsTableRow>[]) => columns;

/** The row of the quantity field that an event came from. */
function fieldRow({ target }: { target: EventTarget }): string | undefined {
  const isField = target instanceof HTMLInputElement && target.closest('[data-column="quantity"]') !== null;
  return isField ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
}

const rowId = (row: GoodsTableRow) => row.id;
