import type { ReceiptDraft } from '@yaoji/domain';
import { unsentKey } from '#shared/session/session-marker.ts';
import { localStore } from '#shared/storage/storage.ts';

/** A device's unsent findings about a delivery. */
export type ReceiptQueue = {
  readonly entries: readonly ReceiptDraft[];
  /** Keys of undone entries. */
  readonly undone: readonly string[];
};

export const emptyQueue: ReceiptQueue = { entries: [], undone: [] };

/** Keyed by buyer and order. */
type Stored = Readonly<Record<string, ReceiptQueue>>;

const keyOf = (owner: number, orderId: number) => `${owner}:${orderId}`;

const readAll = () => localStore.readJson<Stored>(unsentKey);

/** The stored queue of a buyer's delivery; null if nothing is stored, or storage is unavailable. */
export const readQueue = (owner: number, orderId: number): ReceiptQueue | null => {
  const stored = readAll();
  return stored && (stored[keyOf(owner, orderId)] ?? emptyQueue);
};

export function writeQueue(owner: number, orderId: number, queue: ReceiptQueue): void {
  const { [keyOf(owner, orderId)]: _, ...others } = readAll() ?? {};
  const isEmpty = queue.entries.length + queue.undone.length === 0;
  const all: Stored = isEmpty ? others : { ...others, [keyOf(owner, orderId)]: queue };
  localStore.writeJson(unsentKey, all);
}
