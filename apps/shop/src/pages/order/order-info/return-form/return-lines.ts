import type { Order, OrderLine, ReturnableLine } from '@yaoji/api-client/wire';
import { addMoney, clampQuantity, lineRefund, type QuantityLimits, quantityLimits } from '@yaoji/domain';

/** A line that something may be returned of; `quantity` is what is chosen, null for nothing. */
export type ReturnRow = {
  readonly line: OrderLine;
  readonly left: ReturnableLine;
  readonly quantity: string | null;
  readonly limits: QuantityLimits;
  /** What it gives back, as the server counts it. */
  readonly refund: string;
};

/** The lines of an order that may be returned, with what was chosen of them. */
export const returnRows = (order: Order, chosen: Readonly<Record<string, string>>): ReturnRow[] =>
  order.returnable.flatMap((left) => {
    const line = order.lines.find(({ id }) => id === left.lineId);
    if (!line) return [];
    const limits = limitsOf(left.quantity);
    const entered = chosen[line.id];
    // A stored draft may ask for more than is left by now.
    const quantity = entered === undefined ? null : clampQuantity(entered, limits).quantity;
    const { paid, quantity: bought } = line;
    const { returned, refunded } = left;
    const refund =
      quantity === null ? '0.00' : lineRefund({ paid, quantity: bought, returned, refunded, returning: quantity });
    return [{ line, left, quantity, limits, refund }];
  });

export const sumOfRefunds = (rows: readonly ReturnRow[]): string => addMoney(...rows.map(({ refund }) => refund));

/** By pieces; what is sold by weight by its last decimal. */
const limitsOf = (left: string): QuantityLimits => {
  const decimals = left.split('.')[1]?.length ?? 0;
  const packStep = decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
  return quantityLimits({ packStep, stock: left, buyable: true });
};
