import { type Schemas, titles } from '@yaoji/api-client/desk';
import { useState } from 'react';

export type Goods = Schemas['Goods'];

/** Labels of the fields that a conflict shows. */
export const fieldNames = titles.GoodsChange;
/** The table edits them all, except the floor, which has a dialog. */
type Edit = Partial<Pick<Goods, Exclude<keyof typeof fieldNames, 'ownFloor'>>>;
export type Draft = { seen: Goods; edit: Edit };

/** Unsaved edits, each with the product as it was when editing began. */
export function useEdits() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  return {
    drafts,
    count: drafts.size,
    valueOf: <Field extends keyof Edit>(row: Goods, field: Field): Goods[Field] =>
      (drafts.get(row.id)?.edit[field] ?? row[field]) as Goods[Field],
    isEdited: (row: Goods, field: keyof Edit) => drafts.get(row.id)?.edit[field] !== undefined,
    set: (row: Goods, field: keyof Edit, value: string | number) =>
      setDrafts((before) => {
        const { seen, edit } = before.get(row.id) ?? { seen: row, edit: {} };
        const { [field]: _, ...others } = edit;
        // Same value as before: nothing to save.
        const after: Edit = (seen[field] ?? '') === value ? others : { ...edit, [field]: value };
        const drafts = new Map(before);
        if (Object.keys(after).length > 0) drafts.set(row.id, { seen, edit: after });
        else drafts.delete(row.id);
        return drafts;
      }),
    /** Updates the base of these products but keeps their edits. Returns all drafts afterwards. */
    see: (current: readonly Goods[]) => {
      const now = [...drafts].map(([id, draft]) => ({
        ...draft,
        seen: current.find((row) => row.id === id) ?? draft.seen,
      }));
      setDrafts(new Map(now.map((draft) => [draft.seen.id, draft])));
      return now;
    },
    clear: () => setDrafts(new Map()),
  };
}

/** The edits that restore saved products; undefined if one had no price, since a price can't be taken away. */
export const reverse = (drafts: readonly Draft[], saved: readonly Goods[]): Draft[] | undefined => {
  if (drafts.some(({ seen, edit }) => edit.price && seen.price === null)) return undefined;
  return drafts.map(({ seen, edit }) => ({
    seen: saved.find(({ id }) => id === seen.id) ?? seen,
    edit: Object.fromEntries(Object.keys(edit).map((field) => [field, seen[field as keyof Edit] ?? ''])),
  }));
};

export type Edits = ReturnType<typeof useEdits>;
