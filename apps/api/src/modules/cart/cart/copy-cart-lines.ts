import { type AddedLines, addedLinesCodec, type LineToAdd } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { linkedStores } from '#modules/identity/purchaser/index.ts';
import type { Handler } from '#operation.ts';
import { addLines } from './add-lines.ts';
import { type CartRow, chosenRows } from './cart.repository.ts';

/** Copies lines to linked stores, each checked against its own scope, prices, stock and caps (K4). */
export const copyCartLines: Handler<'copyCartLines'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  const linked = new Map((await linkedStores(db, buyerId)).map((store) => [store.id, store]));
  const stores = body.other_user_ids.map((id) => linked.get(id));
  if (stores.includes(undefined)) throw new Refusal('storeNotLinked');
  const rows = await chosenRows(db, buyerId, body.ids);
  const lines = body.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(toLine);
  if (lines.length === 0) throw new Refusal('cartLinesMissing');

  const copies = [];
  for (const store of stores) {
    if (store) copies.push(toCopy(store, await addLines(db, store.id, lines, now)));
  }
  return copies;
};

/** Rechecks for the store everything that depends on running activities. */
const toLine = ({ goodsId, quantity, kind, activityId, isFromActivityZone }: CartRow): LineToAdd => ({
  goodsId,
  quantity,
  isFromActivityZone,
  ...(kind === 'normal' || kind === 'seckill' ? {} : { kind, activityId }),
});

const toCopy = ({ id, company }: { id: number; company: string }, added: AddedLines) => ({
  user_id: id,
  company,
  added: added.results.filter(({ ok }) => ok).length,
  results: addedLinesCodec.write(added).results,
});
