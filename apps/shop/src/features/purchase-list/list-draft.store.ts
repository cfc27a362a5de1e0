import { create } from 'zustand';
import { sessionStore } from '#shared/storage/storage.ts';
import type { ListDraft, ListItem } from './list-item.ts';

type ListDraftState = {
  /** The buyer; 0 before the first list is opened. */
  readonly owner: number;
  readonly list: ListDraft | null;
};

/** The list awaiting decisions. It survives leaving the page and a reload. */
export const useListDraft = create<ListDraftState>(() => ({ owner: 0, list: null }));

/** Opens this buyer's list. */
export function openListDraft(owner: number) {
  if (useListDraft.getState().owner === owner) return;
  useListDraft.setState({ owner, list: owner > 0 ? readList(owner) : null });
}

export function setListDraft(list: ListDraft | null) {
  useListDraft.setState({ list });
  clearTimeout(timer);
  timer = setTimeout(write, 500);
  window.addEventListener('pagehide', write, { once: true });
}

/** Changes rows of the list, by number. */
export function changeListItems(changed: ReadonlyMap<number, ListItem>) {
  const { list } = useListDraft.getState();
  if (list) setListDraft({ ...list, items: list.items.map((item) => changed.get(item.row) ?? item) });
}

let timer: ReturnType<typeof setTimeout> | undefined;

const placeOf = (owner: number) => `purchase-list:${owner}` as const;

/** After a pause: a list of 2,000 rows is a megabyte. */
function write() {
  clearTimeout(timer);
  const { owner, list } = useListDraft.getState();
  if (owner === 0) return;
  if (list) sessionStore.write(placeOf(owner), JSON.stringify(list));
  else sessionStore.remove(placeOf(owner));
}

function readList(owner: number): ListDraft | null {
  try {
    const stored = JSON.parse(sessionStore.read(placeOf(owner)) ?? 'null') as ListDraft | null;
    return stored && Array.isArray(stored.items) ? stored : null;
  } catch {
    return null;
  }
}
