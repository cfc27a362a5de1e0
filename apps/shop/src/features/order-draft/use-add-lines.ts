import { useState } from 'react';
import { textOfResult, toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { type DraftLine, removeFromDraft, useOrderDraft } from './order-draft.store.ts';

/** The result of a batch: the number of added lines, and those with a message. */
export type AddReport = {
  readonly added: number;
  readonly notes: readonly {
    readonly id: number;
    readonly name: string;
    readonly ok: boolean;
    readonly text: string;
  }[];
};

/** Adds draft lines or rows of the sheet to the cart. Added lines leave the draft unless they have changed since. */
export function useAddLines() {
  const cart = useAddToCart();
  const [batch, setBatch] = useState<'all' | 'several'>();
  const [report, setReport] = useState<AddReport>();

  const add = async (lines: readonly DraftLine[]) => {
    const before = useOrderDraft.getState().lines;
    const results = await cart.add(lines.map(({ goods, quantity }) => toLine(goods, quantity)));
    removeFromDraft(
      lines.flatMap(({ goods }, index) => (results[index]?.ok ? goods.id : [])),
      before,
    );
    setReport(reportOf(lines, results));
  };
  const addBatch = async (kind: 'all' | 'several', lines: readonly DraftLine[]) => {
    setBatch(kind);
    await add(lines);
    setBatch(undefined);
  };
  return {
    addAll: (lines: readonly DraftLine[]) => void (lines.length > 0 && addBatch('all', lines)),
    addOne: (lines: readonly DraftLine[]) => void add(lines),
    addSeveral: (lines: readonly DraftLine[]) => void addBatch('several', lines),
    isAddingAll: batch === 'all',
    isAddingSeveral: batch === 'several',
    isAddingOne: cart.isAdding,
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
    const result = results[index] ?? null;
    const ok = result?.ok === true;
    return ok && !result.message ? [] : { id, name, ok, text: textOfResult(result) };
  });
  return { added: results.filter((result) => result?.ok).length, notes };
}
