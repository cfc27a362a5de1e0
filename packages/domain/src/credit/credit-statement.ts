import { addMoney, subtractMoney } from '../money/arithmetic.ts';
import type { DecimalInput } from '../values.ts';

/** Causes of a change of a debt, in words. */
export const creditEntryNames = {
  order: '账期购货',
  cancellation: '取消冲减',
  shortage: '缺货冲减',
  return: '退货冲减',
  repayment: '还款',
} as const;

/** A change of a debt: purchases are above zero, all others below. */
export type CreditEntry = { readonly kind: keyof typeof creditEntryNames; readonly change: DecimalInput };

/** A buyer's debts in a period: `closing` is `opening + bought - refunded - repaid`. */
export interface CreditStatement<Entry> {
  opening: string;
  bought: string;
  refunded: string;
  repaid: string;
  closing: string;
  /** Each with the debts after it. */
  entries: readonly (Entry & { readonly owed: string })[];
}

/**
 * The statement of a period: the debts before it, and its entries in chronological order.
 *
 * @example creditStatement('100', [{ kind: 'order', change: '300' }, { kind: 'repayment', change: '-50' }]).closing // '350.00'
 */
export function creditStatement<Entry extends CreditEntry>(
  opening: DecimalInput,
  entries: readonly Entry[],
): CreditStatement<Entry> {
  let owed = addMoney(opening);
  const shown = entries.map((entry) => {
    owed = addMoney(owed, entry.change);
    return { ...entry, owed };
  });
  const sumOf = (isCounted: (kind: CreditEntry['kind']) => boolean) =>
    addMoney(...entries.filter(({ kind }) => isCounted(kind)).map(({ change }) => change));
  return {
    opening: addMoney(opening),
    bought: sumOf((kind) => kind === 'order'),
    refunded: subtractMoney(
      '0',
      sumOf((kind) => kind !== 'order' && kind !== 'repayment'),
    ),
    repaid: subtractMoney(
      '0',
      sumOf((kind) => kind === 'repayment'),
    ),
    closing: owed,
    entries: shown,
  };
}
