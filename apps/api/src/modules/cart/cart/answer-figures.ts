import type { OperationData } from '@yaoji/api-client/contract';
import { cartFiguresCodec } from '@yaoji/api-client/wire';
import type { Tx } from '#db/database.ts';
import { Answer } from '#operation.ts';
import type { CartFacts } from './cart-facts.ts';
import { cartFilters } from './cart-filters.ts';
import { toShownLines } from './cart-line-model.ts';
import { priceCartLines } from './price-cart-lines.ts';
import { recordReasons } from './record-reasons.ts';
import { showSums } from './show-cart.ts';

/** The cart after a change, without the products, which the buyer sees already. */
export const answerFigures = async (
  tx: Tx,
  changed: CartFacts,
  message = '',
): Promise<Answer<OperationData<'editCartLine'>>> => {
  const cart = priceCartLines(changed);
  await recordReasons(tx, cart);
  const lines = toShownLines(cart);
  const figures = {
    lines: lines.map((line) => line.figures),
    filters: cartFilters(lines),
    ...(await showSums(tx, cart)),
  };
  return new Answer(cartFiguresCodec.write(figures), message);
};
