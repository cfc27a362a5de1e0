import type { Handler } from '#operation.ts';
import { answerFigures } from './answer-figures.ts';
import { setSelected } from './cart.repository.ts';
import { openCart } from './open-cart.ts';

/** Lines that cannot be bought are not selected (S2); a deselected line stays so once it can be bought again. */
export const selectCartLines: Handler<'selectCartLines'> = ({ body }, { db, signedIn: { buyerId }, now }) =>
  db.transaction(async (tx) => {
    const cart = await openCart(tx, buyerId, now);
    const isSelected = body.is_selected === 1;
    const chosen = new Set(isSelected ? body.ids.filter((id) => !cart.lines.get(id)?.block) : body.ids);

    await setSelected(tx, buyerId, [...chosen], isSelected);

    const rows = cart.rows.map((row) => (chosen.has(row.id) ? { ...row, isSelected } : row));
    return answerFigures(tx, { ...cart, rows });
  });
