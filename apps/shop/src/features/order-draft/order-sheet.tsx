import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity } from '@yaoji/domain';
import { GoodsTable, type GoodsTableProps } from '@yaoji/ui';
import { CompareSlot } from '#features/compare/compare-slot.tsx';
import { BlockStrip } from './block-strip.tsx';
import { goodsMore } from './goods-more.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { type OrderSheetState, useOrderSheet } from './use-order-sheet.ts';

/** Products in a table that is filled like a spreadsheet and added to the cart together. */
export function OrderSheet({ goods }: { goods: readonly Goods[] }) {
  const sheet = useOrderSheet(goods);
  return <SheetTable sheet={sheet} />;
}

type SheetTableProps = {
  sheet: OrderSheetState;
  /** Hides the foot of an empty table. Default false. */
  hidesIdleFoot?: boolean;
  /** The page says above why products are blocked. Default false. */
  hidesReason?: boolean;
} & Pick<GoodsTableProps, 'arrange' | 'maker' | 'onChoose'>;

export function SheetTable({ sheet, hidesIdleFoot = false, hidesReason = false, ...looks }: SheetTableProps) {
  const { rows, actions } = sheet;
  const isIdle = sheet.lines.length === 0 && !sheet.added && !sheet.pasted;
  const hasFoot = !(hidesIdleFoot && isIdle);
  return (
    <>
      {!hidesReason && <BlockStrip goods={rows.map(({ goods }) => goods)} />}
      <GoodsTable
        {...looks}
        rows={rows}
        clamp={clampQuantity}
        onQuantityChange={actions.change}
        onAdd={actions.addOne}
        onFavourite={actions.favour}
        more={goodsMore}
        onPasteColumn={actions.paste}
        onEnterField={actions.enter}
        onEscapeField={actions.escape}
        onSubmit={actions.addAll}
        belowHeader
        {...(hasFoot ? { footer: <SheetFoot sheet={sheet} /> } : {})}
      />
      <CompareSlot aboveFoot={hasFoot} />
    </>
  );
}
