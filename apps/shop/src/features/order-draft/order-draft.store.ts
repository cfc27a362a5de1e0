import type { Goods } from '@yaoji/api-client/wire';
import { create } from 'zustand';
import { sessionStore } from '#shared/storage/storage.ts';
import { placeOf } from './stored-draft.ts';

const storedFields = [
  'id',
  'name',
  'unit',
  'price',
  'listPrice',
  'ladder',
  'special',
  'warehouseId',
  'priceId',
  'ladderPriceId',
  'fullReductionId',
  'kind',
] as const satisfies readonly (keyof Goods)[];

/** The fields of goods that a draft needs. */
export type DraftGoods = Pick<Goods, (typeof storedFields)[number]>;

export type DraftLine = { readonly goods: DraftGoods; readonly quantity: string };

type OrderDraft = {
  /** Whose it is; 0 while nobody's has been opened. */
  readonly owner: number;
  /** The page with the table that they were filled into. */
  readonly sheet: string;
  readonly lines: ReadonlyMap<number, DraftLine>;
};

/**
 * The quantities that were filled into a table and are not in the cart yet. They outlive turning its pages, another
 * search, leaving it and a reload, and stay with their table: what is counted can be seen.
 */
export const useOrderDraft = create<OrderDraft>(() => ({ owner: 0, sheet: '', lines: new Map() }));

/** Takes up what this buyer had filled into the table of a page. */
export function openDraft(owner: number, sheet: string) {
  const open = useOrderDraft.getState();
  if (open.owner === owner && open.sheet === sheet) return;
  write();
  useOrderDraft.setState({ owner, sheet, lines: owner > 0 ? readLines(owner, sheet) : new Map() });
}

/** Fills in quantities; an empty one takes the goods out. */
export function fillDraft(entries: readonly { goods: DraftGoods; quantity: string }[]) {
  const lines = new Map(useOrderDraft.getState().lines);
  for (const { goods, quantity } of entries) {
    if (quantity === '') lines.delete(goods.id);
    else lines.set(goods.id, { goods: pick(goods), quantity });
  }
  save(lines);
}

/** Removes lines unless their quantity has changed since. */
export function removeFromDraft(removed: readonly DraftLine[]) {
  const lines = new Map(useOrderDraft.getState().lines);
  for (const { goods, quantity } of removed) if (lines.get(goods.id)?.quantity === quantity) lines.delete(goods.id);
  save(lines);
}

const pick = (goods: DraftGoods) =>
  Object.fromEntries(storedFields.map((field) => [field, goods[field]])) as unknown as DraftGoods; // Each of its fields is there.

let timer: ReturnType<typeof setTimeout> | undefined;

/** Written after a pause: a column that is pasted or typed quickly is written once. */
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
  if (lines.size === 0) sessionStore.remove(placeOf(owner, sheet));
  else sessionStore.write(placeOf(owner, sheet), JSON.stringify([...lines.values()]));
}

function readLines(owner: number, sheet: string): OrderDraft['lines'] {
  try {
    const stored = JSON.parse(sessionStore.read(placeOf(owner, sheet)) ?? '[]') as DraftLine[];
    return new Map(stored.map((line) => [line.goods.id, line]));
  } catch {
    return new Map();
  }
}
