import { clampQuantity, maximumReachedText } from '@yaoji/domain';
import { notFound, Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { answerCart } from './answer-cart.ts';
import { cartRows, setQuantity } from './cart.repository.ts';
import type { LineFacts } from './line-facts.ts';
import { showCart } from './load-cart.ts';
import { prepareCart } from './prepare-cart.ts';

/** The number is rounded and limited here as the quantity control does it (Q1–Q4), whatever was sent. */
export const editCartLine: Handler<'editCartLine'> = async ({ params, body }, { db, signedIn: { buyerId }, now }) => {
  const rows = await cartRows(db, buyerId);
  if (!rows.some(({ id }) => id === params.id)) throw notFound('购物车中没有这件商品');
  let edited: Edit | undefined;
  const cart = await prepareCart(db, rows, {
    buyerId,
    now,
    adjust: (row, facts) => {
      if (row.id !== params.id) return row;
      edited = edit(body.params.number, facts);
      return { ...row, quantity: edited.quantity };
    },
  });
  if (!edited) throw notFound('商品不存在或已下架');
  await setQuantity(db, buyerId, params.id, edited.quantity, now);
  const shown = await showCart(db, cart, { buyerId, total: rows.length, now });
  return answerCart(shown, edited.reachedMaximum ? maximumReachedText : '');
};

type Edit = ReturnType<typeof clampQuantity>;

const edit = (number: string, { block, limits }: LineFacts): Edit => {
  if (block) throw new Refusal('stateChanged', block.message);
  return clampQuantity(number, limits);
};
