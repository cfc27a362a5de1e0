import { useQueryClient } from '@tanstack/react-query';
import { type Outcome, operations } from '@yaoji/api-client';
import {
  type AddedLine,
  type AddedLines,
  addedLinesCodec,
  type Goods,
  type LineToAdd,
  lineToAddCodec,
} from '@yaoji/api-client/wire';
import { mostCartLines } from '@yaoji/domain';
import { toast } from '@yaoji/ui';
import { startTransition, useRef, useState } from 'react';
import { api } from '#shared/api/api.ts';
import { showOnGoods } from '#shared/query/show-on-goods.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { cartKeys } from './cart-total.queries.ts';

const clickPauseMs = 200;

/** Missing ids are sent as 0 (product.md §3). */
const noIds = { warehouseId: 0, priceId: 0, ladderPriceId: 0, fullReductionId: 0 };

/** The fields of a product that a new line needs. */
export type GoodsToAdd = Pick<Goods, 'id' | 'price' | 'warehouseId' | 'priceId' | 'ladderPriceId' | 'fullReductionId'> &
  Partial<Pick<Goods, 'kind'>>;

/** The line that adds a product as shown. */
export const toLine = (goods: GoodsToAdd, quantity: string): LineToAdd => ({
  goodsId: goods.id,
  quantity,
  warehouseId: goods.warehouseId,
  priceId: goods.priceId,
  ladderPriceId: goods.ladderPriceId,
  fullReductionId: goods.fullReductionId,
  ...(goods.kind ? { kind: goods.kind } : {}),
  ...(goods.price ? { price: goods.price } : {}),
});

type Result = AddedLine | null;

/** The result of a line in words. */
export const textOfResult = (result: Pick<AddedLine, 'ok' | 'message'> | null) =>
  result ? result.message || (result.ok ? '已加入购物车' : '未能加入购物车') : '网络超时，未收到回复，请重试';

const keyOf = ({ goodsId, quantity, kind, activityId }: LineToAdd) => [goodsId, quantity, kind, activityId].join();

/**
 * Adds lines to the cart 200 ms after the click, shows the server's message (E13) and marks the cart stale. Calls of one
 * card or dialog run one after another; those of others don't wait for them. A line in flight is not sent again, as on a
 * double click (S15), and shares the result. Results are in the order of the lines; null for a line whose call failed.
 */
export function useAddToCart() {
  const client = useQueryClient();
  const isFromActivityZone = useRouteName() === 'activity_zone';
  const { adding, isAdding, resultOf, enqueue } = useLineQueue();

  const showAdded = async (run: () => Promise<readonly Result[]>) => {
    const results = await run();
    const added = results.filter((result): result is AddedLine => result?.ok === true);
    if (added.length > 0) {
      showOnGoods(client, new Map(added.map(({ goodsId, quantity }) => [goodsId, { inCart: quantity }])));
      void client.invalidateQueries({ queryKey: cartKeys.all });
    }
    return results;
  };

  const sendAll = async (lines: readonly LineToAdd[]) => {
    const results: Result[] = [];
    for (let first = 0; first < lines.length; first += mostCartLines) {
      const part = lines.slice(first, first + mostCartLines);
      results.push(
        ...((await send(part.map((line) => ({ ...noIds, isFromActivityZone, ...line })))) ?? part.map(() => null)),
      );
    }
    return results;
  };

  const add = async (lines: readonly LineToAdd[]): Promise<readonly Result[]> => {
    const known = lines.map((line) => resultOf(keyOf(line)));
    const fresh = lines.filter((_, index) => !known[index]);
    const sent =
      fresh.length > 0
        ? enqueue(
            fresh.map((line) => ({ key: keyOf(line), goodsId: line.goodsId })),
            () => showAdded(() => sendAll(fresh)),
          )
        : [];
    return Promise.all(known.map((result) => result ?? sent.shift() ?? null));
  };

  /** Adds a product in its default quantity (C021). */
  const quickAdd = (goodsId: number) => {
    const key = `quick ${goodsId}`;
    if (!resultOf(key))
      enqueue([{ key, goodsId }], () => showAdded(async () => (await sendQuickly(goodsId)) ?? [null]));
  };

  return { add, quickAdd, adding, isAdding };
}

/** Runs calls one after another, each at least 200 ms after its click. */
function useLineQueue() {
  const inFlight = useRef<ReadonlyMap<string, { goodsId: number; result: Promise<Result> }>>(new Map());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [goodsIds, setGoodsIds] = useState<ReadonlySet<number>>(new Set());
  const setInFlight = (next: typeof inFlight.current) => {
    inFlight.current = next;
    return new Set([...next.values()].map(({ goodsId }) => goodsId));
  };
  return {
    adding: goodsIds.size > 0,
    isAdding: (goodsId: number) => goodsIds.has(goodsId),
    /** The result of a line in flight. */
    resultOf: (key: string) => inFlight.current.get(key)?.result,
    enqueue(lines: readonly { key: string; goodsId: number }[], run: () => Promise<readonly Result[]>) {
      const pause = new Promise((resolve) => setTimeout(resolve, clickPauseMs));
      const answer = Promise.all([last.current, pause]).then(run);
      const entries = lines.map(({ key, goodsId }, index) => {
        return [key, { goodsId, result: answer.then((results) => results[index] ?? null) }] as const;
      });
      const own = new Set(entries.map(([, entry]) => entry));
      const begun = setInFlight(new Map([...inFlight.current, ...entries]));
      // A press paints before its card shows the spinner: rendering a card takes longer than a frame on a slow phone.
      startTransition(() => setGoodsIds(begun));
      last.current = answer
        .catch(() => {})
        .then(() => setGoodsIds(setInFlight(new Map([...inFlight.current].filter(([, entry]) => !own.has(entry))))));
      return entries.map(([, { result }]) => result);
    },
  };
}

async function sendQuickly(id: number): Promise<readonly AddedLine[] | null> {
  return notifyOf(await api.call(operations.quickAddGoods, { params: { id } }, { read: addedLinesCodec.read }), 1);
}

async function send(lines: readonly LineToAdd[]): Promise<readonly AddedLine[] | null> {
  const body = { params: lines.map((line) => lineToAddCodec.write(line)) };
  return notifyOf(await api.call(operations.addCartLines, { body }, { read: addedLinesCodec.read }), lines.length);
}

/** Shows the server's message (E13). */
function notifyOf(outcome: Outcome<AddedLines>, count: number): readonly AddedLine[] | null {
  // The error handler has shown the refusal; its data has the reason for each line.
  if (!outcome.ok) return refusedLines(outcome.error.data, count);
  const { results } = outcome.data;
  const reason = results.find(({ message }) => message)?.message;
  const text = outcome.message || reason;
  if (results.some(({ ok }) => !ok)) toast.warning(text || '部分商品未能加入购物车');
  else toast.success(text || '已加入购物车');
  return results;
}

function refusedLines(data: unknown, count: number): readonly AddedLine[] | null {
  const isRefusal = typeof data === 'object' && data !== null && 'results' in data && Array.isArray(data.results);
  if (!isRefusal) return null;
  const { results } = addedLinesCodec.read(data as Parameters<typeof addedLinesCodec.read>[0]); // The contract requires it.
  return results.length === count ? results : null;
}
