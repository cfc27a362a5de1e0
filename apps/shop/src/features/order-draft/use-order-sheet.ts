import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { addMoney, clampQuantity } from '@yaoji/domain';
import type { GoodsTableRow } from '@yaoji/ui';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useToggleFavourite } from '#features/favourite/toggle-favourite.mutation.ts';
import { firstQuantity } from '#features/goods/goods-limits.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useSteady } from '#shared/page/use-steady.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { draftAmount } from './draft-amount.ts';
import { type DraftLine, fillDraft, openDraft, useOrderDraft } from './order-draft.store.ts';
import { draftLines, toEntry } from './sheet-entries.ts';
import { useAddLines } from './use-add-lines.ts';
import { useFillIn } from './use-fill-in.ts';

type SheetOptions = {
  /** The proposed quantity of a product, if not its default. */
  proposed?: ((goods: Goods) => string | undefined) | undefined;
  /** Ids of marked rows. */
  marked?: ReadonlySet<number> | undefined;
};

/** Products with their entered quantities, on this page and others, and their actions. */
export function useOrderSheet(goods: readonly Goods[], { proposed, marked }: SheetOptions = {}) {
  const loginHref = useLoginHref();
  const draft = useOwnDraft();
  const favourite = useToggleFavourite();
  const adding = useAddLines();
  const [reuseRow] = useState(createRowCache);
  const entries = useMemo(() => goods.map((entry) => toEntry(entry, loginHref)), [goods, loginHref]);
  const { pasted, clearPasted, ...fillIn } = useFillIn(entries);
  const here = new Map(entries.map((entry) => [entry.goods.id, entry]));

  const notes = new Map(adding.report?.notes.map(({ id, ok, text }) => [id, ok ? text : `未加入：${text}`]));
  const rows = entries.map(({ goods, view, limits }) => {
    const line = limits.disabled ? undefined : draft.get(goods.id);
    const quantity = line ? clampQuantity(line.quantity, limits).quantity : '';
    const first = proposed?.(goods);
    return reuseRow({
      id: goods.id,
      goods: view,
      quantity,
      placeholder: first === undefined ? firstQuantity(limits) : clampQuantity(first, limits).quantity,
      limits,
      amount: (line && draftAmount({ goods, quantity })) || undefined,
      favourite: goods.isFavourite,
      addLabel: goods.buyLabel ?? undefined,
      favouritePending: favourite.isPending && favourite.variables.id === goods.id,
      adding: adding.isAddingOne(goods.id),
      chosen: marked?.has(goods.id),
      note: notes.get(goods.id),
    });
  });
  const priced = draftLines(draft, here).filter((line) => draftAmount(line) !== null);

  /** Buyable rows in the entered or proposed quantity. */
  const linesOf = (ids: ReadonlySet<number>): DraftLine[] =>
    entries.flatMap(({ goods, limits }, index) => {
      const quantity = rows[index]?.quantity || rows[index]?.placeholder;
      return ids.has(goods.id) && !limits.disabled && quantity ? { goods, quantity } : [];
    });
  const actions = useSteady({
    ...fillIn,
    addOne: (id: number) => adding.addOne(linesOf(new Set([id]))),
    /** Adds these rows in the entered or proposed quantity. */
    addRows: (ids: ReadonlySet<number>) => adding.addSeveral(linesOf(ids)),
    addAll: () => adding.addAll(draftLines(useOrderDraft.getState().lines, here)),
    favour: (id: number) => {
      const entry = here.get(id);
      if (entry) favourite.mutate({ id: entry.goods.id, favourite: !entry.goods.isFavourite });
    },
  });

  return {
    rows,
    actions,
    /** Fills in the proposed quantity in every buyable row of this page. */
    fillProposed: () => fillDraft(linesOf(new Set(here.keys()))),
    lines: priced,
    elsewhere: priced.filter(({ goods }) => !here.has(goods.id)),
    total: addMoney(...priced.map((line) => draftAmount(line) ?? '0')),
    adding: adding.isAddingAll,
    addingSeveral: adding.isAddingSeveral,
    added: adding.report,
    pasted,
    clearReports: () => {
      adding.clearReport();
      clearPasted();
    },
  };
}

export type OrderSheetState = ReturnType<typeof useOrderSheet>;

/** The logged-in buyer's draft for the table of this page. */
function useOwnDraft(): ReadonlyMap<number, DraftLine> {
  const { data: user } = useQuery(userStateQuery());
  const owner = user?.isLoggedIn ? user.id : 0;
  const page = useRouteName();
  // Before the first paint: opening the draft replaces the quantities.
  useLayoutEffect(() => openDraft(owner, page), [owner, page]);
  return useOrderDraft(({ lines, sheet }) => (sheet === page ? lines : nothing));
}

const nothing: ReadonlyMap<number, DraftLine> = new Map();

/** Returns the same object for an unchanged row, so that the table re-renders only changed ones. */
function createRowCache() {
  const rows = new Map<number, GoodsTableRow>();
  return (row: GoodsTableRow): GoodsTableRow => {
    const before = rows.get(row.id);
    if (before && isSame(before, row)) return before;
    rows.set(row.id, row);
    return row;
  };
}

const isSame = (a: GoodsTableRow, b: GoodsTableRow) =>
  Object.keys({ ...a, ...b }).every((key) => a[key as keyof GoodsTableRow] === b[key as keyof GoodsTableRow]); // Keys of both rows.
