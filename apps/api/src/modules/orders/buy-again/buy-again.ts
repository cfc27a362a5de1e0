import { Refusal } from '#errors/refusal.ts';
import { addLines, answerAdded } from '#modules/cart/cart/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity } from '#wire-values.ts';
import { oldLines } from './old-lines.ts';

/** Adds old lines to the cart again, each checked separately and in full packs, with a result per line (K3). */
export const buyAgain: Handler<'buyAgain'> = async ({ params, body }, { db, signedIn: { buyerId }, now }) => {
  const lines = await oldLines(db, buyerId, params.id);
  const wanted = body.line_ids ? new Set(body.line_ids) : null;
  const chosen = wanted ? lines.filter(({ id }) => wanted.has(id)) : lines;
  if (wanted && chosen.length < wanted.size) throw new Refusal('orderGoodsMissing');
  return answerAdded(
    await addLines(
      db,
      buyerId,
      chosen.map(({ goodsId, quantity }) => ({ goodsId, quantity: toQuantity(quantity) })),
      now,
    ),
  );
};
