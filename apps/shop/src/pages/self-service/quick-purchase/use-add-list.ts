import { textOfResult, toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { changeListItems, useListDraft } from '#features/purchase-list/list-draft.store.ts';
import { groupOf, type ListItem } from '#features/purchase-list/list-item.ts';

/** Adds the ready rows and marks each with its result. */
export function useAddList() {
  const { add, adding } = useAddToCart();
  const addList = async () => {
    const { list } = useListDraft.getState();
    const sent = (list?.items ?? []).flatMap((item) => {
      const goods = item.goodsId === null ? undefined : list?.goods[item.goodsId];
      return goods && groupOf(item) === 'ready' ? { item, goods } : [];
    });
    const results = await add(sent.map(({ item, goods }) => toLine(goods, item.quantity)));
    if (results.length === 0) return;
    changeListItems(
      new Map(
        sent.map(({ item }, index) => {
          const result = results[index] ?? null;
          const outcome = { ok: result?.ok === true, text: textOfResult(result) };
          return [item.row, { ...item, isIncluded: !result, outcome } satisfies ListItem];
        }),
      ),
    );
  };
  return { addList, adding };
}
