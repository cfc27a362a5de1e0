import { useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { addedLinesCodec, type Goods, type LineToAdd, lineToAddCodec } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { useRef, useState } from 'react';
import { api } from '#shared/api/api.ts';
import { cartKeys } from './cart-total.queries.ts';

const clickPauseMs = 200;

/** The line that adds goods as they were shown. */
export const toLine = (goods: Goods, quantity: string): LineToAdd => ({
  goodsId: goods.id,
  quantity,
  warehouseId: goods.warehouseId,
  priceAgreementId: goods.priceAgreementId,
  ladderPriceId: goods.ladderPriceId,
  fullReductionId: goods.fullReductionId,
  kind: goods.kind,
  ...(goods.price ? { price: goods.price } : {}),
});

/**
 * Adds lines to the cart 200 ms after the click, so that a double click adds once (S15); then says what the server
 * said (E13), and the cart and its total are fetched again.
 */
export function useAddToCart() {
  const client = useQueryClient();
  const busy = useRef(false);
  const [adding, setAdding] = useState(false);

  const add = async (lines: readonly LineToAdd[]) => {
    if (busy.current || lines.length === 0) return false;
    busy.current = true;
    setAdding(true);
    await new Promise((resolve) => setTimeout(resolve, clickPauseMs));
    const added = await send(lines);
    if (added) await client.invalidateQueries({ queryKey: cartKeys.all });
    busy.current = false;
    setAdding(false);
    return added;
  };
  return { add, adding };
}

async function send(lines: readonly LineToAdd[]): Promise<boolean> {
  const body = { params: lines.map((line) => lineToAddCodec.write(line)) };
  const outcome = await api.call(operations.addCartLines, { body }, { read: addedLinesCodec.read });
  if (!outcome.ok) return false;
  const { results } = outcome.data;
  const refused = results.filter(({ ok }) => !ok);
  const told = results.find(({ message }) => message)?.message;
  const text = outcome.message || told;
  if (refused.length > 0) toast.warning(text || '部分商品未能加入购物车');
  else toast.success(text || '已加入购物车');
  return refused.length < results.length;
}
