import { Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { deleteChoice, saveChoice } from './choice.repository.ts';

/** Remembers the buyer's choice for a line, or forgets it. */
export const chooseForLine: Handler<'chooseForLine'> = async ({ body }, { db, now, signedIn: { buyerId } }) => {
  const { line, goods_id } = body;
  if (goods_id === 0) await deleteChoice(db, buyerId, line);
  else if (!(await saveChoice(db, { buyerId, line, goodsId: goods_id, now }))) throw new Refusal('goodsUnlisted');
  return { line, goods_id };
};
