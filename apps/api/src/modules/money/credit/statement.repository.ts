import type { CreditEntry } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** Debts of all buyers, or of one, before a time. */
export const owedBefore = async (db: Executor, before: Date, buyerId?: number): Promise<string> => {
  const { rows } = await db.execute<{ total: string }>(sql`
    select coalesce(sum(change), 0)::numeric(14,2)::text as total from credit_log
    where created_at < ${before.toISOString()}::timestamptz ${buyerId === undefined ? sql`` : sql`and buyer_id = ${buyerId}`}`);
  return rows[0]?.total ?? '0.00';
};

export type CreditEntryRow = {
  at: Date;
  kind: CreditEntry['kind'];
  orderNo: string;
  change: string;
  dueOn: string | null;
  method: 'bank' | 'balance' | null;
  reference: string | null;
};

/** Changes of a buyer's debts from `from` inclusive to `before` exclusive, in chronological order. */
export const creditEntries = async (
  db: Executor,
  buyerId: number,
  { from, before }: { from: Date; before: Date },
): Promise<CreditEntryRow[]> => {
  const { rows } = await db.execute<Omit<CreditEntryRow, 'at'> & { at: string | Date }>(sql`
    select log.created_at as at, orders.no as "orderNo", log.change::text as change, log.due_on::text as "dueOn",
      case when log.kind <> 'refund' then log.kind when back.id is null then 'cancellation'
        when back.is_short then 'shortage' else 'return' end as kind,
      case when log.kind <> 'repayment' then null when line.id is null then 'balance' else 'bank' end as method,
      coalesce(line.serial_no, entry.id::text, back.id::text) as reference
    from credit_log log
    join orders on orders.id = log.order_id
    left join order_return back on back.id = substring(log.reference from '^refund:return:(\\d+)$')::bigint
    left join bank_line line on line.id = substring(log.reference from '^repay:bank-line:(\\d+):')::bigint
    left join money_log entry on log.kind = 'repayment' and entry.reference = regexp_replace(log.reference, ':\\d+$', '')
    where log.buyer_id = ${buyerId} and log.created_at >= ${from.toISOString()}::timestamptz
      and log.created_at < ${before.toISOString()}::timestamptz
    order by log.created_at, log.id`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};
