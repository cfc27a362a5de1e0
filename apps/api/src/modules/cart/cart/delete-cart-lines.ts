import type { Handler } from '#operation.ts';
import { answerFigures } from './answer-figures.ts';
import { deleteLines } from './cart.repository.ts';
import { openCart } from './open-cart.ts';

/** Skips lines that are already gone. */
export const deleteCartLines: Handler<'deleteCartLines'> = ({ body }, { db, signedIn: { buyerId }, now }) =>
  db.transaction(async (tx) => {
    const cart = await openCart(tx, buyerId, now);
    const gone = new Set(body.ids);

    await deleteLines(tx, buyerId, body.ids);

    return answerFigures(tx, { ...cart, rows: cart.rows.filter(({ id }) => !gone.has(id)) });
  });
