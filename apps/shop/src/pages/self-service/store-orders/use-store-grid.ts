import { useQueries } from '@tanstack/react-query';
import type { CartLine, OrderStore, StoreColumn } from '@yaoji/api-client/wire';
import { addDecimals, addMoney, compareDecimals, type QuantityLimits, quantityLimits } from '@yaoji/domain';
import { useState } from 'react';
import { storeColumnQuery } from '#features/store/store-order.queries.ts';
import { type GridPaste, pasteGrid } from './paste-grid.ts';

export type GridCell = {
  readonly quantity: string;
  readonly limits: QuantityLimits;
  readonly amount: string | null;
  readonly reason: string | null;
};

const keyOf = (storeId: number, goodsId: number) => `${storeId}:${goodsId}`;
const waiting = { packStep: '1', stock: '0', purchaseCap: null, quotaLeft: null, buyable: false } as const;

/** Quantities of products per store, with each store's prices, limits and reasons. */
export function useStoreGrid(stores: readonly OrderStore[], lines: readonly CartLine[]) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [pasted, setPasted] = useState<GridPaste>();
  const ordered = (storeId: number) =>
    lines.map(({ goodsId }) => ({ goodsId, quantity: typed.get(keyOf(storeId, goodsId)) || '0' }));
  const queries = useQueries({ queries: stores.map(({ id }) => storeColumnQuery(id, ordered(id))) });
  // A column stays while its next one is priced, so that no field is disabled under a typing hand.
  const [columns, setColumns] = useState<ReadonlyMap<number, StoreColumn>>(new Map());
  const priced = stores.flatMap(({ id }, index) => {
    const column = queries[index]?.data;
    return column && column !== columns.get(id) ? [[id, column] as const] : [];
  });
  if (priced.length > 0) setColumns(new Map([...columns, ...priced]));

  const cellOf = (storeId: number, goodsId: number): GridCell => {
    const cell = columns.get(storeId)?.cells.find((each) => each.goodsId === goodsId);
    const quantity = typed.get(keyOf(storeId, goodsId)) ?? '';
    // A number that was possible before can still be taken back.
    const most = cell?.most === '0' && quantity ? quantity : cell?.most;
    const facts =
      cell && most !== undefined
        ? { packStep: cell.packStep, stock: most, purchaseCap: null, quotaLeft: null, buyable: true }
        : waiting;
    return {
      quantity,
      limits: quantityLimits(facts),
      amount: cell?.amount ?? null,
      reason: cell?.reason ?? null,
    };
  };
  const set = (cells: readonly { storeId: number; goodsId: number; quantity: string }[]) =>
    setTyped((before) => {
      const after = new Map(before);
      for (const { storeId, goodsId, quantity } of cells) after.set(keyOf(storeId, goodsId), quantity);
      return after;
    });
  const isOrdered = ({ quantity }: { quantity: string }) => compareDecimals(quantity, 0) > 0;
  const chosen = stores.flatMap((store) => {
    const own = ordered(store.id).filter(isOrdered);
    return own.length > 0 ? [{ store, lines: own, column: columns.get(store.id) }] : [];
  });
  return {
    cellOf,
    set,
    /** Fills in a copied part of a spreadsheet, from this cell to the right and down. */
    paste: (storeId: number, goodsId: number, text: string) => {
      const report = pasteGrid(text, {
        stores: stores.slice(stores.findIndex(({ id }) => id === storeId)),
        goods: lines.slice(lines.findIndex((line) => line.goodsId === goodsId)).map(({ goods }) => goods),
        limitsOf: (store, goods) => cellOf(store, goods).limits,
      });
      set(report.taken);
      setPasted(report);
    },
    pasted,
    clearPasted: () => setPasted(undefined),
    chosen,
    columnOf: (storeId: number): StoreColumn | undefined => columns.get(storeId),
    unitsOf: (goodsId: number) =>
      stores.reduce((sum, { id }) => addDecimals(sum, typed.get(keyOf(id, goodsId)) || '0'), '0'),
    total: addMoney('0', ...chosen.map(({ column }) => column?.total ?? '0')),
    isPricing: queries.some(({ isFetching }) => isFetching),
    failed: queries.find(({ isError, data }) => isError && !data),
    /** Why these orders cannot be placed, by store and product. */
    problems: chosen.flatMap(({ store, column, lines: own }) => [
      ...(column?.problems ?? []).map((problem) => `${store.company}：${problem}`),
      ...own.flatMap(({ goodsId }) => {
        const { reason } = cellOf(store.id, goodsId);
        const name = lines.find((line) => line.goodsId === goodsId)?.goods.name ?? '';
        return reason === null ? [] : [`${store.company}：${name}：${reason}`];
      }),
    ]),
  };
}

export type StoreGridState = ReturnType<typeof useStoreGrid>;
