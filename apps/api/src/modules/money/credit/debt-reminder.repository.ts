import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

export type DebtToRemind = {
  orderId: number;
  orderNo: string;
  buyerId: number;
  open: string;
  dueOn: string;
  /** Days since its grace ended; 0 or less before. */
  daysOver: number;
  /** Unique per reminder: three days before it is due, when it is due, and each week after its grace. */
  reference: string;
};

/** Debts whose reminder for this day has not been sent. */
export const debtsToRemind = async (db: Executor, today: string, limit: number): Promise<DebtToRemind[]> => {
  const { rows } = await db.execute<DebtToRemind>(sql`
    with debt as (
      select order_id, buyer_id, sum(change) as open, max(due_on) as due_on, ${today}::date - max(grace_until) as days_over
      from credit_log group by 1, 2 having sum(change) > 0 and max(due_on) <= ${today}::date + 3
    ), reminder as (
      select debt.*, 'debt-' || case when days_over > 0 then 'over-' || (days_over - 1) / 7
        when due_on <= ${today}::date then 'due' else 'soon' end || ':' || order_id as reference
      from debt
    )
    select order_id::int as "orderId", orders.no as "orderNo", reminder.buyer_id::int as "buyerId", open::text as open,
      due_on::text as "dueOn", days_over as "daysOver", reference
    from reminder join orders on orders.id = order_id
    where not exists (
      select 1 from message sent where sent.buyer_id = reminder.buyer_id and sent.reference = reminder.reference)
    order by order_id limit ${limit}`);
  return rows;
};
