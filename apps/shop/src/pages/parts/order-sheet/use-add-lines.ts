import { useState } from 'react';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { type DraftLine, emptyDraft } from '#features/order-draft/order-draft.store.ts';

/** What became of a batch: how many lines went in, and those of which there is something to say. */
export type AddReport = {
  readonly added: number;
  readonly notes: readonly {
    readonly id: number;
    readonly name: string;
    readonly ok: boolean;
    readonly text: string;
  }[];
};

/** Puts lines of the draft into the cart: all of them, or rows of the sheet; what went in leaves the draft. */
export function useAddLines() {
  const all = useAddToCart();
  const some = useAddToCart();
  /** The row that is added by itself, or that there are several. */
  const [rows, setRows] = useState<number | 'several'>();
  const [report, setReport] = useState<AddReport>();

  const add = async (send: typeof all.add, lines: readonly DraftLine[]) => {
    const results = await send(lines.map(({ goods, quantity }) => toLine(goods, quantity)));
    emptyDraft(lines.flatMap(({ goods }, index) => (results[index]?.ok ? goods.id : [])));
    setReport(reportOf(lines, results));
  };
  return {
    addAll: (lines: readonly DraftLine[]) => void (lines.length > 0 && add(all.add, lines)),
    addOne: (id: number, lines: readonly DraftLine[]) => {
      setRows(id);
      void add(some.add, lines);
    },
    addSeveral: (lines: readonly DraftLine[]) => {
      setRows('several');
      void add(some.add, lines);
    },
    isAddingAll: all.adding,
    isAddingSeveral: some.adding && rows === 'several',
    isAddingOne: (id: number) => some.adding && rows === id,
    report,
    clearReport: () => setReport(undefined),
  };
}

function reportOf(
  sent: readonly DraftLine[],
  results: readonly ({ ok: boolean; message: string } | null)[],
): AddReport | undefined {
  if (results.length === 0) return undefined;
  const notes = sent.flatMap(({ goods: { id, name } }, index) => {
    const result = results[index];
    if (!result) return { id, name, ok: false, text: '没有收到服务器的答复' };
    return result.message || !result.ok ? { id, name, ok: result.ok, text: result.message || '未能加入购物车' } : [];
  });
  return { added: results.filter((result) => result?.ok).length, notes };
}
