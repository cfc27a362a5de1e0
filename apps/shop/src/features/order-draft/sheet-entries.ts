import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity, type QuantityLimits } from '@yaoji/domain';
import type { GoodsView } from '@yaoji/ui';
import { limitsOf } from '#features/goods/goods-limits.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import type { DraftLine } from './order-draft.store.ts';

/** A product of the sheet with its view and limits. */
export type SheetEntry = { readonly goods: Goods; readonly view: GoodsView; readonly limits: QuantityLimits };

export const toEntry = (goods: Goods, loginHref: string): SheetEntry => ({
  goods,
  view: toGoodsView(goods, loginHref),
  limits: limitsOf(goods),
});

/** The lines of a draft that would be added: as shown if on this sheet, or else as saved. */
export const draftLines = (draft: ReadonlyMap<number, DraftLine>, here: ReadonlyMap<number, SheetEntry>): DraftLine[] =>
  [...draft.values()].flatMap((line) => {
    const entry = here.get(line.goods.id);
    if (!entry) return line;
    if (entry.limits.disabled) return [];
    return { goods: entry.goods, quantity: clampQuantity(line.quantity, entry.limits).quantity };
  });
