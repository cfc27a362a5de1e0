import { type CreditBlock, type CreditDays, chinaDay, creditBlockText, creditDays, subtractMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { addCreditEntry } from './credit.repository.ts';
import { blockOf, loadCredit } from './load-credit.ts';

type Purchase = { id: number; buyerId: number; total: string };

const refuse = (block: CreditBlock): never => {
  throw new Refusal('creditBlocked', { words: creditBlockText(block) });
};

/** Buys an order on account, or refuses it with the reason; lock the buyer before, so that no other order counts too. */
export const takeCredit = async (tx: Tx, { id, buyerId, total }: Purchase, now: Date): Promise<CreditDays> => {
  const credit = await loadCredit(tx, buyerId);
  const block = blockOf(credit, total, now);
  if (block || !credit.line) return refuse(block ?? { reason: 'none' });
  const days = creditDays(credit.line, chinaDay(now));
  const entry = { buyerId, orderId: id, kind: 'order', change: total, reference: `order:${id}` } as const;
  await addCreditEntry(tx, { ...entry, ...days }, now);
  return days;
};

type Reduction = { buyerId: number; orderId: number; amount: string; reference: string };

/** Reduces the debt of an order by a refund or repayment; lock the buyer before. */
export const reduceDebt = (
  tx: Tx,
  kind: 'refund' | 'repayment',
  { amount, ...entry }: Reduction,
  now: Date,
): Promise<unknown> => addCreditEntry(tx, { ...entry, kind, change: subtractMoney('0', amount) }, now);
