import { useQueryClient } from '@tanstack/react-query';
import { ApiError, operations } from '@yaoji/api-client';
import {
  type ReceiptAnswer,
  type ReceiptEntry,
  type Receiving,
  receiptAnswerCodec,
  type SentReceipt,
  sentReceiptsCodec,
} from '@yaoji/api-client/wire';
import { type ReceiptDraft, type ReceiptOutcome, receive } from '@yaoji/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { receivingQuery } from '#features/receiving/receiving.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { emptyQueue, type ReceiptQueue, readQueue, writeQueue } from './stored-queue.ts';

/** FNC1, the separator between the elements of a GS1 barcode. */
export const separator = '\u001d';
const mostAtOnce = 100;
const againAfterMs = 10_000;
const passing: ReadonlySet<string> = new Set(['offline', 'timeout', 'busy', 'unreadable', 'cancelled']);

/** The server's entries, then this device's unsent ones that the server will accept. */
export function standingEntries(receiving: Receiving, { entries, undone }: ReceiptQueue): ReceiptEntry[] {
  const known = new Set([...receiving.entries.map(({ key }) => key), ...undone]);
  const found = receiving.entries.filter(({ key }) => !undone.includes(key));
  for (const draft of entries) {
    if (known.has(draft.key)) continue;
    const outcome = receive(receiving, found, draft);
    if ('receipt' in outcome) found.push({ ...outcome.receipt, afterSalesId: null });
  }
  return found;
}

/** The queue as stored and last changed, even before React renders it. */
function useStoredQueue(owner: number, orderId: number) {
  const [queue, setQueue] = useState(emptyQueue);
  const latestQueue = useRef(queue);
  const change = useCallback(
    (update: (queue: ReceiptQueue) => ReceiptQueue) => {
      // Another tab may have written in between.
      const next = update(readQueue(owner, orderId) ?? latestQueue.current);
      latestQueue.current = next;
      writeQueue(owner, orderId, next);
      setQueue(next);
    },
    [owner, orderId],
  );
  return { queue, latestQueue, change };
}

/**
 * This device's findings about a delivery. Entries are judged at once, stored before they are sent, and sent until the
 * server has them: nothing is lost in a network failure or a reload, and duplicates count once.
 */
export function useReceipts(receiving: Receiving, owner: number) {
  const { orderId } = receiving;
  const client = useQueryClient();
  const { queue, latestQueue, change } = useStoredQueue(owner, orderId);
  const [refused, setRefused] = useState<ReceiptAnswer['refused']>([]);
  const isSending = useRef(false);

  const send = useCallback(async () => {
    const { entries, undone } = latestQueue.current;
    if (isSending.current || entries.length + undone.length === 0) return;
    isSending.current = true;
    const sent = entries.slice(0, mostAtOnce);
    const later = new Set(entries.slice(mostAtOnce).map(({ key }) => key));
    const takenBack = undone.filter((key) => !later.has(key)).slice(0, mostAtOnce);
    try {
      const body = sentReceiptsCodec.write({ entries: sent.map(toSent), undone: takenBack });
      const answer = await fetchData(
        operations.addReceipts,
        { params: { id: orderId }, body },
        { read: receiptAnswerCodec.read },
      );
      await client.cancelQueries(receivingQuery(orderId));
      client.setQueryData(receivingQuery(orderId).queryKey, (old) => old && { ...old, entries: answer.entries });
      const gone = new Set(sent.map(({ key }) => key));
      change((queue) => ({
        entries: queue.entries.filter(({ key }) => !gone.has(key)),
        undone: queue.undone.filter((key) => !takenBack.includes(key)),
      }));
      setRefused((before) => [...before, ...answer.refused]);
    } catch (error) {
      // Temporary errors are retried; for others a refetch shows the result on the page.
      const isPassing = error instanceof ApiError && passing.has(error.kind);
      if (!isPassing) void client.invalidateQueries(receivingQuery(orderId));
      return;
    } finally {
      isSending.current = false;
    }
    void send();
  }, [change, client, latestQueue, orderId]);

  useEffect(() => {
    change((stored) => stored);
    void send();
    const timer = setInterval(() => void send(), againAfterMs);
    const onOnline = () => void send();
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, [change, send]);

  const add = useCallback(
    (draft: ReceiptDraft): ReceiptOutcome => {
      const found = standingEntries(receiving, latestQueue.current);
      const outcome = receive(receiving, found, draft);
      if ('receipt' in outcome) {
        change((stored) => ({ ...stored, entries: [...stored.entries, draft] }));
        void send();
      }
      return outcome;
    },
    [change, latestQueue, receiving, send],
  );
  const undo = useCallback(
    (key: string) => {
      change((stored) => ({ ...stored, undone: [...stored.undone, key] }));
      void send();
    },
    [change, send],
  );
  const entries = standingEntries(receiving, queue);
  const waitingCount = queue.entries.length + queue.undone.length;
  return { entries, refused, waitingCount, add, undo, clearRefused: () => setRefused([]) };
}

export type Receipts = ReturnType<typeof useReceipts>;

const toSent = (draft: ReceiptDraft): SentReceipt => {
  const { key, result, place } = draft;
  if (!('code' in draft)) return { key, result, ...place, quantity: draft.quantity };
  // Form text may not contain control characters, so the separator of a GS1 barcode is sent in its written form.
  return { key, result, ...place, code: draft.code.replaceAll(separator, '<GS>') };
};
