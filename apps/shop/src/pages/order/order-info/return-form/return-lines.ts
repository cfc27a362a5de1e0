import type { Order, OrderLine, ReturnableLine } from '@yaoji/api-client/wire';
import { addMoney, clampQuantity, lineRefund, type QuantityLimits, quantityLimits } from '@yaoji/domain';

/** A returnable line; `quantity` is the chosen quantity, null for none. */
export type ReturnRow = {
  readonly line: OrderLine;
  readonly left: ReturnableLine;
  readonly quantity: string | null;
  readonly limits: QuantityLimits;
  /** The refund, as the server calculates it. */
  readonly refund: string;
};

/** The order's returnable lines with the chosen quantities. */
export const returnRows = (order: Order, chosen: Readonly<Record<string, string>>): ReturnRow[] =>
  order.returnable.flatMap((left) => {
    const line = order.lines.find(({ id }) => id === left.lineId);
    if (!line) return [];
    const limits = limitsOf(left.quantity);
    const entered = chosen[line.id];
    // A stored draft may exceed the remaining quantity.
    const quantity = entered === undefined ? null : clampQuantity(entered, limits).quantity;
    const { paid, quantity: bought } = line;
    const { returned, refunded } = left;
    const refund =
      quantity === null ? '0.00' : lineRefund({ paid, quantity: bought, returned, refunded, returning: quantity });
    return [{ line, left, quantity, limits, refund }];
  });

export const sumOfRefunds = (rows: readonly ReturnRow[]): string => addMoney(...rows.map(({ refund }) => refund));

/** In pieces; products sold by weight in units of their last decimal. */
const limitsOf = (left: string): QuantityLimits => {
  const decimals = left.split('.')[1]?.length ?? 0;
  const packStep = decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
  return quantityLimits({ packStep, stock: left, buyable: true });
};
