import { create } from 'zustand';
import { sessionStore } from '#shared/storage/storage.ts';

/** Products to compare, with the fields that a list shows. */
export type ComparedGoods = { readonly id: number; readonly name: string; readonly picture: string };

export const mostCompared = 4;

const storageKey = 'compared';

export const useCompared = create<{ readonly goods: readonly ComparedGoods[] }>(() => ({
  goods: sessionStore.readJson<ComparedGoods[]>(storageKey) ?? [],
}));

/** Chooses a product or removes it; false if the list is full. */
export function toggleCompared(goods: ComparedGoods): boolean {
  const chosen = useCompared.getState().goods;
  const others = chosen.filter(({ id }) => id !== goods.id);
  const isChosen = others.length < chosen.length;
  if (!isChosen && chosen.length >= mostCompared) return false;
  save(isChosen ? others : [...chosen, goods]);
  return true;
}

export const clearCompared = () => save([]);

function save(goods: readonly ComparedGoods[]) {
  useCompared.setState({ goods });
  if (goods.length === 0) sessionStore.remove(storageKey);
  else sessionStore.writeJson(storageKey, goods);
}
