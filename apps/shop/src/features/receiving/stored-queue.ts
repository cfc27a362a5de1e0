import type { ReceiptDraft } from '@yaoji/domain';
import { unsentPlace } from '#shared/session/session-marker.ts';
import { localStore } from '#shared/storage/storage.ts';

/** What a device has found of a delivery and not sent yet. */
export type ReceiptQueue = {
  readonly entries: readonly ReceiptDraft[];
  /** Keys of entries that were taken back. */
  readonly undone: readonly string[];
};

export const emptyQueue: ReceiptQueue = { entries: [], undone: [] };

/** By buyer and order. */
type Stored = Readonly<Record<string, ReceiptQueue>>;

const placeIn = (owner: number, orderId: number) => `${owner}:${orderId}`;

function readAll(): Stored | null {
  try {
    return JSON.parse(localStore.read(unsentPlace) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

/** What is stored of a buyer's delivery; null where nothing was stored yet, or nothing can be. */
export const readQueue = (owner: number, orderId: number): ReceiptQueue | null => {
  const stored = readAll();
  return stored && (stored[placeIn(owner, orderId)] ?? emptyQueue);
};

export function writeQueue(owner: number, orderId: number, queue: ReceiptQueue): void {
  const { [placeIn(owner, orderId)]: _, ...others } = readAll() ?? {};
  const isEmpty = queue.entries.length + queue.undone.length === 0;
  const all: Stored = isEmpty ? others : { ...others, [placeIn(owner, orderId)]: queue };
  localStore.write(unsentPlace, JSON.stringify(all));
}
