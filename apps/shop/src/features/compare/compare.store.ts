import { create } from 'zustand';
import { sessionStore } from '#shared/storage/storage.ts';

/** Products to compare, with the fields that a list shows. */
export type ComparedGoods = { readonly id: number; readonly name: string; readonly picture: string };

export const mostCompared = 4;

/** The session storage key of the chosen products. */
const comparedKey = 'compared';

export const useCompared = create<{ readonly goods: readonly ComparedGoods[] }>(() => ({ goods: read() }));

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
  if (goods.length === 0) sessionStore.remove(comparedKey);
  else sessionStore.write(comparedKey, JSON.stringify(goods));
}

function read(): readonly ComparedGoods[] {
  try {
    return JSON.parse(sessionStore.read(comparedKey) ?? '[]') as ComparedGoods[]; // As saved.
  } catch {
    return [];
  }
}
