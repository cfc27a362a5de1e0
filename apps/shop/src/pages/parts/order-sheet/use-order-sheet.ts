import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { addMoney, clampQuantity } from '@yaoji/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { useToggleFavourite } from '#features/favourite/toggle-favourite.mutation.ts';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import {
  type DraftLine,
  emptyDraft,
  fillDraft,
  openDraft,
  useOrderDraft,
} from '#features/order-draft/order-draft.store.ts';
import { type PasteReport, pasteQuantities } from '#features/order-draft/paste-quantities.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { draftAmount } from './draft-amount.ts';
import { createRowKeeper } from './keep-rows.ts';

/** What became of a batch: how many lines went in, and those of which there is something to say. */
export type AddReport = {
  readonly added: number;
  readonly told: readonly { readonly id: number; readonly name: string; readonly ok: boolean; readonly text: string }[];
};

type SheetOptions = {
  /** The quantity proposed for goods, where it is not their default. */
  proposed?: ((goods: Goods) => string | undefined) | undefined;
  /** Rows that are marked. */
  marked?: ReadonlySet<number> | undefined;
};

/** Goods with the quantities filled in for them, on this page and elsewhere, and what can be done with them. */
export function useOrderSheet(goods: readonly Goods[], { proposed, marked }: SheetOptions = {}) {
  const loginHref = useLoginHref();
  const { data: user } = useQuery(userStateQuery());
  const draft = useOrderDraft(({ lines }) => lines);
  const { add, adding } = useAddToCart();
  const single = useAddToCart();
  const favourite = useToggleFavourite();
  const [addingId, setAddingId] = useState<number | 'several'>();
  const [added, setAdded] = useState<AddReport>();
  const [pasted, setPasted] = useState<PasteReport>();
  const [keepRow] = useState(createRowKeeper);
  const owner = user?.isLoggedIn ? user.id : 0;
  useEffect(() => openDraft(owner), [owner]);

  const entries = useMemo(
    () =>
      goods.map((entry) => ({
        goods: entry,
        view: toGoodsView(entry, loginHref),
        limits: limitsOf(entry),
      })),
    [goods, loginHref],
  );
  const notes = new Map(added?.told.map(({ id, ok, text }) => [id, ok ? text : `未加入：${text}`]));
  const rows = entries.map(({ goods, view, limits }) => {
    const line = limits.disabled ? undefined : draft.get(goods.id);
    const quantity = line ? clampQuantity(line.quantity, limits).quantity : '';
    const first = proposed?.(goods);
    return keepRow({
      id: String(goods.id),
      goods: view,
      quantity,
      placeholder: first === undefined ? firstQuantity(goods, limits) : clampQuantity(first, limits).quantity,
      limits,
      amount: (line && draftAmount({ goods, quantity })) || undefined,
      favorite: goods.isFavorite,
      favoritePending: favourite.isPending && favourite.variables.id === goods.id,
      adding: single.adding && addingId === goods.id,
      chosen: marked?.has(goods.id),
      note: notes.get(goods.id),
    });
  });

  const here = new Map(entries.map((entry) => [entry.goods.id, entry]));
  /** What would be added: as shown where it is on this page, as kept where it is elsewhere. */
  const linesOf = (kept: ReadonlyMap<number, DraftLine>): DraftLine[] =>
    [...kept.values()].flatMap((line) => {
      const entry = here.get(line.goods.id);
      if (!entry) return line;
      if (entry.limits.disabled) return [];
      return { goods: entry.goods, quantity: clampQuantity(line.quantity, entry.limits).quantity };
    });
  const lines = linesOf(draft);
  const priced = lines.filter((line) => draftAmount(line) !== null);

  /** Rows that can be bought, in the quantities filled in or as proposed. */
  const proposedLines = (ids: ReadonlySet<number>): DraftLine[] =>
    entries.flatMap(({ goods, limits }, index) => {
      const row = rows[index];
      const quantity = row?.quantity || row?.placeholder;
      return ids.has(goods.id) && !limits.disabled && quantity ? { goods, quantity } : [];
    });

  const addLines = async (send: typeof add, sent: readonly DraftLine[]) => {
    const results = await send(sent.map(({ goods, quantity }) => toLine(goods, quantity)));
    emptyDraft(sent.flatMap(({ goods }, index) => (results[index]?.ok ? goods.id : [])));
    setAdded(reportOf(sent, results));
  };

  const before = useRef<{ id: number; quantity: string }>(undefined);
  const filledIn = (id: number) => useOrderDraft.getState().lines.get(id)?.quantity ?? '';
  const fill = (id: number, quantity: string) => {
    const entry = here.get(id);
    if (entry) fillDraft([{ goods: entry.goods, quantity }]);
  };
  const actions = {
    change: (id: string, quantity: string) => fill(Number(id), quantity),
    addOne: (id: string) => {
      setAddingId(Number(id));
      void addLines(single.add, proposedLines(new Set([Number(id)])));
    },
    /** Adds these rows in the quantities filled in, or as proposed. */
    addRows: (ids: ReadonlySet<number>) => {
      setAddingId('several');
      void addLines(single.add, proposedLines(ids));
    },
    addAll: () => {
      const sent = linesOf(useOrderDraft.getState().lines);
      if (sent.length > 0) void addLines(add, sent);
    },
    favour: (id: string) => {
      const entry = here.get(Number(id));
      if (entry) favourite.mutate({ id: entry.goods.id, favourite: !entry.goods.isFavorite });
    },
    paste: (id: string, text: string) => {
      const from = entries.findIndex(({ goods }) => goods.id === Number(id));
      const below = entries.slice(from);
      const report = pasteQuantities(
        text,
        below.map(({ goods: { id, name }, limits }) => ({ id, name, limits })),
      );
      fillDraft(
        report.taken.flatMap(({ id, quantity }) => {
          const entry = here.get(id);
          return entry ? { goods: entry.goods, quantity } : [];
        }),
      );
      setPasted(report);
    },
    enter: (id: string) => {
      before.current = { id: Number(id), quantity: filledIn(Number(id)) };
    },
    /** The first time the quantity is as it was, the next time there is none. */
    escape: (id: string) => {
      const earlier = before.current?.id === Number(id) ? before.current.quantity : '';
      const restored = filledIn(Number(id)) === earlier ? '' : earlier;
      before.current = { id: Number(id), quantity: restored };
      fill(Number(id), restored);
    },
  };
  const steady = useSteady(actions);

  return {
    rows,
    actions: steady,
    /** Fills in what is proposed for every row of this page that can be bought. */
    fillProposed: () => fillDraft(proposedLines(new Set(here.keys()))),
    lines: priced,
    elsewhere: priced.filter(({ goods }) => !here.has(goods.id)),
    total: addMoney(...priced.map((line) => draftAmount(line) ?? '0')),
    adding,
    addingSeveral: single.adding && addingId === 'several',
    added,
    pasted,
    forgetReports: () => {
      setAdded(undefined);
      setPasted(undefined);
    },
  };
}

export type OrderSheetState = ReturnType<typeof useOrderSheet>;

function reportOf(
  sent: readonly DraftLine[],
  results: readonly ({ ok: boolean; message: string } | null)[],
): AddReport | undefined {
  if (results.length === 0) return undefined;
  const told = sent.flatMap(({ goods: { id, name } }, index) => {
    const result = results[index];
    if (!result) return { id, name, ok: false, text: '没有收到服务器的答复' };
    return result.message || !result.ok ? { id, name, ok: result.ok, text: result.message || '未能加入购物车' } : [];
  });
  return { added: results.filter((result) => result?.ok).length, told };
}

/** The same functions at every render, each doing what the last render would. */
function useSteady<Actions extends Record<string, (...args: never[]) => void>>(actions: Actions): Actions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Actions, // Made from the keys of the actions.
  )[0];
}
