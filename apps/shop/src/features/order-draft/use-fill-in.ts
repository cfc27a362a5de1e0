import { useRef, useState } from 'react';
import { fillDraft, useOrderDraft } from './order-draft.store.ts';
import { type PasteReport, pasteQuantities } from './paste-quantities.ts';
import type { SheetEntry } from './sheet-entries.ts';

/** Sets quantities, one by one or from a paste, and resets them. */
export function useFillIn(entries: readonly SheetEntry[]) {
  const [pasted, setPasted] = useState<PasteReport>();
  const before = useRef<{ id: number; quantity: string }>(undefined);
  const goodsOf = (id: number) => entries.find(({ goods }) => goods.id === id)?.goods;
  const filledIn = (id: number) => useOrderDraft.getState().lines.get(id)?.quantity ?? '';
  const change = (id: number, quantity: string) => {
    const goods = goodsOf(id);
    if (goods) fillDraft([{ goods, quantity }]);
  };
  return {
    change,
    paste: (id: number, text: string) => {
      const below = entries.slice(entries.findIndex(({ goods }) => goods.id === id));
      const report = pasteQuantities(
        text,
        below.map(({ goods: { id, name }, limits }) => ({ id, name, limits })),
      );
      fillDraft(
        report.taken.flatMap(({ id, quantity }) => {
          const goods = goodsOf(id);
          return goods ? { goods, quantity } : [];
        }),
      );
      setPasted(report);
    },
    enter: (id: number) => {
      before.current = { id, quantity: filledIn(id) };
    },
    /** The first call restores the quantity, the next one clears it. */
    escape: (id: number) => {
      const earlier = before.current?.id === id ? before.current.quantity : '';
      const restored = filledIn(id) === earlier ? '' : earlier;
      before.current = { id, quantity: restored };
      change(id, restored);
    },
    pasted,
    clearPasted: () => setPasted(undefined),
  };
}
