import { clampQuantity, maximumReachedText } from '@yaoji/domain';
import { Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { answerFigures } from './answer-figures.ts';
import { setQuantity } from './cart.repository.ts';
import { openCart } from './open-cart.ts';

/** Rounds and limits the number like the quantity control does (Q1–Q4), whatever the request contains. */
export const editCartLine: Handler<'editCartLine'> = ({ params: { id }, body }, { db, signedIn: { buyerId }, now }) =>
  db.transaction(async (tx) => {
    const cart = await openCart(tx, buyerId, now);
    const facts = cart.lines.get(id);
    if (!facts) throw new Refusal('cartLineMissing');
    if (facts.block) throw new Refusal('lineBlocked', { words: facts.block.message });

    const { quantity, reachedMaximum } = clampQuantity(body.params.number, facts.limits);
    await setQuantity(tx, buyerId, id, quantity, now);

    const rows = cart.rows.map((row) => (row.id === id ? { ...row, quantity } : row));
    return answerFigures(tx, { ...cart, rows }, reachedMaximum ? maximumReachedText : '');
  });
