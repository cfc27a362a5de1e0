import type { OrderStore } from '@yaoji/api-client/wire';
import type { QuantityLimits } from '@yaoji/domain';
import { pasteQuantities } from '#features/order-draft/paste-quantities.ts';

export type GridPaste = {
  readonly taken: readonly { storeId: number; goodsId: number; quantity: string }[];
  /** Each cell that was changed or left out, in words. */
  readonly notes: readonly string[];
};

type Grid = {
  /** From the cell of the paste on. */
  readonly stores: readonly OrderStore[];
  readonly goods: readonly { readonly id: number; readonly name: string }[];
  readonly limitsOf: (storeId: number, goodsId: number) => QuantityLimits;
};

/** Fills a grid with copied cells, a store per column; empty cells change nothing. */
export function pasteGrid(text: string, { stores, goods, limitsOf }: Grid): GridPaste {
  const cells = text.split(/\r\n|\r|\n/).map((line) => line.split('\t'));
  const width = Math.max(...cells.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const store = stores[index];
    const column = cells.map((line) => line[index] ?? '');
    const filled = column.filter((cell) => cell.trim() !== '');
    if (!store) return { taken: [], notes: filled.map((cell) => `“${cell.trim()}”：超出最后一家门店`) };
    const rows = goods.map(({ id, name }) => ({ id, name, limits: limitsOf(store.id, id) }));
    const { taken, adjusted, reported } = pasteQuantities(column.join('\n'), rows);
    return {
      taken: taken.map(({ id, quantity }) => ({ storeId: store.id, goodsId: id, quantity })),
      notes: [
        ...reported.flatMap(({ line, text: cell, reason }) =>
          cell === '' ? [] : [`${store.company} 第 ${line} 行“${cell}”：${reason}`],
        ),
        ...adjusted.map(({ name, text: cell, quantity }) => `${store.company} ${name}：${cell} 改为 ${quantity}`),
      ],
    };
  });
  return { taken: columns.flatMap(({ taken }) => taken), notes: columns.flatMap(({ notes }) => notes) };
}
