import { addMoney, compareMoney, subtractMoney } from '../money/arithmetic.ts';
import type { DecimalInput } from '../values.ts';
import { type CreditDays, type CreditTerms, isOverdue } from './credit-days.ts';

/** A buyer's credit line. */
export type CreditLine = CreditTerms & { readonly amount: DecimalInput };

/** The unpaid part of an order on account. */
export type CreditDebt = CreditDays & { readonly orderId: number; readonly open: DecimalInput };

/** A buyer's credit in figures; `available` is never negative. */
export type CreditUse = { readonly used: string; readonly available: string; readonly overdue: string };

/** Why an order cannot be bought on account. */
export type CreditBlock =
  | { readonly reason: 'none' }
  | { readonly reason: 'overdue'; readonly overdue: string }
  | { readonly reason: 'short'; readonly available: string; readonly lacking: string };

/**
 * Used, available and overdue amounts; without a line, nothing is available.
 *
 * @example creditUse({ amount: '1000' }, [{ orderId: 1, open: '300', dueOn: '2026-11-30', graceUntil: '2026-12-03' }], '2026-12-04') // { used: '300.00', available: '700.00', overdue: '300.00' }
 */
export function creditUse(
  line: Pick<CreditLine, 'amount'> | null,
  debts: readonly CreditDebt[],
  today: string,
): CreditUse {
  const used = addMoney(...debts.map(({ open }) => open));
  const left = subtractMoney(line?.amount ?? 0, used);
  return {
    used,
    available: compareMoney(left, 0) > 0 ? left : '0.00',
    overdue: addMoney(...debts.filter((debt) => isOverdue(debt, today)).map(({ open }) => open)),
  };
}

/**
 * Why an order of `total` cannot be bought on account; null if it can. An overdue debt blocks every order.
 *
 * @example creditBlock({ amount: '1000', available: '1000.00', overdue: '0.00' }, '1000.01') // { reason: 'short', available: '1000.00', lacking: '0.01' }
 */
export function creditBlock(
  credit: (Pick<CreditLine, 'amount'> & Pick<CreditUse, 'available' | 'overdue'>) | null,
  total: DecimalInput,
): CreditBlock | null {
  if (!credit || compareMoney(credit.amount, 0) <= 0) return { reason: 'none' };
  const { available, overdue } = credit;
  if (compareMoney(overdue, 0) > 0) return { reason: 'overdue', overdue };
  const lacking = subtractMoney(total, available);
  return compareMoney(lacking, 0) > 0 ? { reason: 'short', available, lacking } : null;
}

/**
 * The reason in words, with the way out and who can change it.
 *
 * @example creditBlockText({ reason: 'overdue', overdue: '300.00' }) // '有¥300.00账款已逾期，请先还款；需要延期请联系供货方财务'
 */
export function creditBlockText(block: CreditBlock): string {
  if (block.reason === 'none') return '未开通账期，需要开通请在余额管理向供货方财务申请';
  if (block.reason === 'overdue') return `有¥${block.overdue}账款已逾期，请先还款；需要延期请联系供货方财务`;
  return `账期可用额度¥${block.available}，还差¥${block.lacking}；请先还款或改用其他方式，需要提额请在余额管理向供货方财务申请`;
}
