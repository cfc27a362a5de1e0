import type { Goods } from '@yaoji/api-client/wire';
import { create } from 'zustand';
import { sessionStore } from '#shared/storage/storage.ts';

const storageKey = (owner: number, sheet: string) => `order-draft:${owner}:${sheet}` as const;

const storedFields = [
  'id',
  'name',
  'unit',
  'price',
  'listPrice',
  'ladder',
  'ownPrice',
  'special',
  'warehouseId',
  'priceId',
  'ladderPriceId',
  'fullReductionId',
  'kind',
] as const satisfies readonly (keyof Goods)[];

/** The fields of a product that a draft needs. */
export type DraftGoods = Pick<Goods, (typeof storedFields)[number]>;

export type DraftLine = { readonly goods: DraftGoods; readonly quantity: string };

type OrderDraft = {
  /** The buyer; 0 before the first draft is opened. */
  readonly owner: number;
  /** The page of the table that the quantities belong to. */
  readonly sheet: string;
  readonly lines: ReadonlyMap<number, DraftLine>;
};

/**
 * Quantities entered into a table that are not in the cart yet. They survive paging, another search, leaving the page
 * and a reload. They belong to one table, so that every counted line is visible.
 */
export const useOrderDraft = create<OrderDraft>(() => ({ owner: 0, sheet: '', lines: new Map() }));

/** Opens this buyer's draft for the table of a page. */
export function openDraft(owner: number, sheet: string) {
  const open = useOrderDraft.getState();
  if (open.owner === owner && open.sheet === sheet) return;
  write();
  useOrderDraft.setState({ owner, sheet, lines: owner > 0 ? readLines(owner, sheet) : new Map() });
}

/** Sets quantities; an empty one removes the product. */
export function fillDraft(entries: readonly { goods: DraftGoods; quantity: string }[]) {
  const lines = new Map(useOrderDraft.getState().lines);
  for (const { goods, quantity } of entries) {
    if (quantity === '') lines.delete(goods.id);
    else lines.set(goods.id, { goods: pick(goods), quantity });
  }
  save(lines);
}

/** Removes products unless their line has changed since. */
export function removeFromDraft(ids: readonly number[], since = useOrderDraft.getState().lines) {
  const lines = new Map(useOrderDraft.getState().lines);
  for (const id of ids) if (lines.get(id) === since.get(id)) lines.delete(id);
  save(lines);
}

const pick = (goods: DraftGoods) =>
  Object.fromEntries(storedFields.map((field) => [field, goods[field]])) as unknown as DraftGoods; // All its fields exist.

let timer: ReturnType<typeof setTimeout> | undefined;

/** Saves after a pause, so that a pasted column or quick typing is saved once. */
function save(lines: OrderDraft['lines']) {
  useOrderDraft.setState({ lines });
  if (typeof window === 'undefined') return;
  clearTimeout(timer);
  timer = setTimeout(write, 300);
  window.addEventListener('pagehide', write, { once: true });
}

function write() {
  clearTimeout(timer);
  const { owner, sheet, lines } = useOrderDraft.getState();
  if (owner === 0) return;
  if (lines.size === 0) sessionStore.remove(storageKey(owner, sheet));
  else sessionStore.writeJson(storageKey(owner, sheet), [...lines.values()]);
}

function readLines(owner: number, sheet: string): OrderDraft['lines'] {
  const stored = sessionStore.readJson<DraftLine[]>(storageKey(owner, sheet));
  return new Map(Array.isArray(stored) ? stored.map((line) => [line.goods.id, line]) : []);
}
