import { type SQL, sql } from 'drizzle-orm';

/** Rules about debts on account and rebates. */
export const termsRules = {
  creditDebt: sql`
    select 'order ' || coalesce(taken.order_id, log.order_id) || ' took ' || coalesce(taken.amount, 0) || ' on account and ' || coalesce(taken.back, 0) || ' off it, the log says ' || coalesce(log.bought, 0) || ', ' || coalesce(log.back, 0) || ' and ' || coalesce(log.open, 0) || ' open' as what
    from (
      select payment.order_id, payment.amount,
        coalesce((select sum(amount) from refund where refund.payment_id = payment.id and target = 'credit'), 0) as back
      from payment where payment.method = 'credit' and payment.status = 'paid'
    ) taken
    full join (
      select order_id, sum(change) as open, sum(change) filter (where kind = 'order') as bought,
        -coalesce(sum(change) filter (where kind = 'refund'), 0) as back
      from credit_log group by 1
    ) log on log.order_id = taken.order_id
    where coalesce(taken.amount, -1) <> coalesce(log.bought, -1) or coalesce(taken.back, 0) <> coalesce(log.back, 0)
      or log.open < 0`,
  creditRepaid: sql`
    select 'buyer ' || coalesce(paid.buyer_id, log.buyer_id) || ' repaid ' || coalesce(paid.total, 0) || ' from the balance, ' || coalesce(log.total, 0) || ' of debts' as what
    from (select buyer_id, sum(change) as total from money_log where kind = 'repayment' group by 1) paid
    full join (select buyer_id, sum(change) as total from credit_log where kind = 'repayment' group by 1) log
      on log.buyer_id = paid.buyer_id
    where coalesce(paid.total, 0) <> coalesce(log.total, 0)`,
  rebateNotes: sql`
    select 'rebate note ' || coalesce(note.id::text, log.reference) || ' counts ' || coalesce(note.counted, 0) || ' of ' || coalesce(note.lines, 0) || ' and books ' || coalesce(log.change, 0) || ' of ' || coalesce(note.amount, 0) as what
    from (
      select rebate_note.*, coalesce((select sum(line.counted) from rebate_note_line line where line.note_id = rebate_note.id), 0) as lines
      from rebate_note
    ) note
    full join (select * from money_log where kind = 'rebate') log
      on log.reference = 'rebate:' || note.id and log.buyer_id = note.buyer_id
    where coalesce(note.counted, 0) <> coalesce(note.lines, 0) or coalesce(note.amount, 0) <> coalesce(log.change, 0)`,
} satisfies Record<string, SQL>;
