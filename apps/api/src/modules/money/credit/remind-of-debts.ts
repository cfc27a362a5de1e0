import { chinaDay } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { type DebtToRemind, debtsToRemind } from './debt-reminder.repository.ts';

/** Sent per run; the rest follow in the next one. */
const atOnce = 500;

/** Notifies buyers of debts on account: three days before they are due, then, and each week once they are overdue. */
export const remindOfDebts = async (db: Executor, now: Date): Promise<void> => {
  for (const debt of await debtsToRemind(db, chinaDay(now), atOnce)) {
    const notice = { kind: 'system', ...wordsOf(debt, chinaDay(now)), url: href('wallet_balance') } as const;
    await sendMessage(db, debt.buyerId, { ...notice, reference: debt.reference }, now);
  }
};

const wordsOf = ({ orderNo, open, dueOn, daysOver }: DebtToRemind, today: string) => {
  const debt = `订单${orderNo}的账期欠款¥${open}`;
  if (daysOver > 0)
    return { title: '账款已逾期', body: `${debt}已逾期${daysOver}天，还清前不能再用账期支付，请尽快还款。` };
  if (dueOn <= today) return { title: '账款到期', body: `${debt}已于${dueOn}到期，请尽快还款。` };
  return { title: '账款即将到期', body: `${debt}将于${dueOn}到期，请按时还款。` };
};
