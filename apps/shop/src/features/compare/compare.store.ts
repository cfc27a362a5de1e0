import { create } from 'zustand';
import { sessionStore } from '#shared/storage/storage.ts';

/** Goods that are to stand side by side, as far as a list shows them. */
export type ComparedGoods = { readonly id: number; readonly name: string; readonly picture: string };

export const mostCompared = 4;

/** Where the chosen goods are stored, for as long as the browser's window is open; and the event of a change. */
const comparedKey = 'compared';

/** The goods chosen so far. */
export const useCompared = create<{ readonly goods: readonly ComparedGoods[] }>(() => ({ goods: read() }));

/** Chooses goods, or takes the choice back; false where there are as many as fit already. */
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
  dispatchEvent(new Event(comparedKey));
}

function read(): readonly ComparedGoods[] {
  try {
    return JSON.parse(sessionStore.read(comparedKey) ?? '[]') as ComparedGoods[]; // As it was saved.
  } catch {
    return [];
  }
}
