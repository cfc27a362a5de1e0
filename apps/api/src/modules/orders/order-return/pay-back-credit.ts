import { addMoney, compareMoney, splitCreditRefund } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { debtOfOrder, reduceDebt } from '#modules/money/credit/index.ts';
import { bookRefund } from '#modules/money/payment/index.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import type { OrderRow } from '#modules/orders/order/index.ts';

type Refund = { paymentId: number; amount: string; reason: string; title: string };

/**
 * Refunds an order on account: reduces its open debt first, and pays the repaid part into the balance. Returns the id of
 * the refund and its words.
 */
export const payBackCredit = async (
  tx: Tx,
  { id: orderId, no, buyerId }: OrderRow,
  { paymentId, amount, reason, title }: Refund,
  now: Date,
): Promise<{ id: number; words: string }> => {
  const owed = await debtOfOrder(tx, orderId);
  const { debt, money } = splitCreditRefund(owed?.open ?? '0', addMoney(amount));
  const parts = ([['credit', debt] as const, ['balance', money] as const] as const).filter(
    ([, part]) => compareMoney(part, 0) > 0,
  );
  const ids: number[] = [];
  const words: string[] = [];
  for (const [target, part] of parts) {
    ids.push(await bookRefund(tx, paymentId, { amount: part, target, reason }, now));
    const reference = `refund:${reason}`;
    if (target === 'credit') {
      await reduceDebt(tx, 'refund', { buyerId, orderId, amount: part, reference }, now);
      words.push(`冲减账期欠款¥${part}`);
    } else {
      await bookMoney(
        tx,
        buyerId,
        { kind: 'refund', change: part, orderId, reference, remark: `订单${no}${title}` },
        now,
      );
      words.push(`退至余额¥${part}`);
    }
  }
  const [id] = ids;
  if (id === undefined) throw new Error(`${reason} refunds nothing.`);
  return { id, words: `已${words.join('、')}` };
};
