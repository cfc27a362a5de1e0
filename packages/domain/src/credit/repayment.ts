import { addMoney, compareMoney, subtractMoney } from '../money/arithmetic.ts';
import type { DecimalInput } from '../values.ts';
import type { CreditDebt } from './credit.ts';

/**
 * Spreads a repayment over debts, the earliest due first, then the oldest order; `rest` remains once all are paid.
 *
 * @example spreadRepayment([{ orderId: 1, open: '30', dueOn: '2026-11-30', graceUntil: '2026-11-30' }], '50') // { parts: [{ orderId: 1, amount: '30.00' }], rest: '20.00' }
 */
export function spreadRepayment(
  debts: readonly CreditDebt[],
  amount: DecimalInput,
): { parts: { orderId: number; amount: string }[]; rest: string } {
  const inOrder = [...debts].sort((a, b) => compareText(a.dueOn, b.dueOn) || a.orderId - b.orderId);
  const parts: { orderId: number; amount: string }[] = [];
  let rest = addMoney(amount);
  for (const { orderId, open } of inOrder) {
    const part = smaller(open, rest);
    if (compareMoney(part, 0) <= 0) continue;
    parts.push({ orderId, amount: part });
    rest = subtractMoney(rest, part);
  }
  return { parts, rest };
}

/**
 * Splits a refund of an order on account: it first reduces the open debt of the order, and only the part that has been
 * repaid is money to return.
 *
 * @example splitCreditRefund('40', '50') // { debt: '40.00', money: '10.00' }
 */
export function splitCreditRefund(open: DecimalInput, refund: DecimalInput): { debt: string; money: string } {
  const debt = smaller(open, refund);
  return { debt, money: subtractMoney(refund, debt) };
}

const smaller = (a: DecimalInput, b: DecimalInput) => addMoney(compareMoney(a, b) < 0 ? a : b);

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
