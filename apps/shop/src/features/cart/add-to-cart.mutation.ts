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
import { toast } from '@yaoji/ui';
import { useRef, useState } from 'react';
import { api } from '#shared/api/api.ts';
import { useRouteName } from '#shared/routing/shown-route.tsx';
import { cartKeys } from './cart-total.queries.ts';

const clickPauseMs = 200;

/** The most lines that one call takes. */
const mostLines = 500;

/** Ids that a line does not have travel as 0 (product.md §3). */
const noIds = { warehouseId: 0, priceAgreementId: 0, ladderPriceId: 0, fullReductionId: 0 };

/** Goods as far as a line to add needs them. */
export type GoodsToAdd = Pick<
  Goods,
  'id' | 'price' | 'warehouseId' | 'priceAgreementId' | 'ladderPriceId' | 'fullReductionId'
> &
  Partial<Pick<Goods, 'kind'>>;

/** The line that adds goods as they were shown. */
export const toLine = (goods: GoodsToAdd, quantity: string): LineToAdd => ({
  goodsId: goods.id,
  quantity,
  warehouseId: goods.warehouseId,
  priceAgreementId: goods.priceAgreementId,
  ladderPriceId: goods.ladderPriceId,
  fullReductionId: goods.fullReductionId,
  ...(goods.kind ? { kind: goods.kind } : {}),
  ...(goods.price ? { price: goods.price } : {}),
});

/**
 * Adds lines to the cart 200 ms after the click, so that a double click adds once (S15); then says what the server
 * said (E13), and the cart and its total are fetched again. Answers with what became of each line, in the order sent:
 * null where its call failed, nothing at all where an earlier click is still under way.
 */
export function useAddToCart() {
  const client = useQueryClient();
  const isFromActivityZone = useRouteName() === 'activity_zone';
  const busy = useRef(false);
  const [adding, setAdding] = useState(false);

  /** One click at a time; what it does begins after the pause. */
  const once = async (run: () => Promise<readonly (AddedLine | null)[]>) => {
    if (busy.current) return [];
    busy.current = true;
    setAdding(true);
    await new Promise((resolve) => setTimeout(resolve, clickPauseMs));
    const results = await run();
    const added = results.filter((result): result is AddedLine => result?.ok === true);
    if (added.length > 0) {
      const quantities = new Map(added.map(({ goodsId, quantity }) => [goodsId, quantity]));
      void import('./show-in-cart.ts').then((module) => module.default(client, quantities));
      await client.invalidateQueries({ queryKey: cartKeys.all });
    }
    busy.current = false;
    setAdding(false);
    return results;
  };

  const add = async (lines: readonly LineToAdd[]): Promise<readonly (AddedLine | null)[]> => {
    if (lines.length === 0) return [];
    return once(async () => {
      const results: (AddedLine | null)[] = [];
      for (let first = 0; first < lines.length; first += mostLines) {
        const part = lines.slice(first, first + mostLines);
        results.push(
          ...((await send(part.map((line) => ({ ...noIds, isFromActivityZone, ...line })))) ?? part.map(() => null)),
        );
      }
      return results;
    });
  };

  /** Adds goods in their default quantity, where none is chosen (C021). */
  const quickAdd = (id: number) => once(async () => (await sendQuickly(id)) ?? [null]);

  return { add, quickAdd, adding };
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
  // The error handler has shown the refusal; its data say why each line was refused.
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
  const { results } = addedLinesCodec.read(data as Parameters<typeof addedLinesCodec.read>[0]); // As the contract has it for a refusal.
  return results.length === count ? results : null;
}
