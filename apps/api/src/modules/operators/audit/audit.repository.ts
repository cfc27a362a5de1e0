import { paidStatuses, type ReductionCode } from '@yaoji/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { openUnits, unshippedStatuses } from '#db/open-units.ts';
import { settledReturn } from '#db/settled-return.ts';
import { termsRules } from './terms-rules.repository.ts';

/** Units removed from lines by short deliveries. */
const shortUnits = sql`(
  select part.order_line_id, sum(part.quantity) as quantity
  from order_return_line part join order_return each on each.id = part.return_id where each.is_short group by 1)`;

/** 1 if a benefit reduces the order, else 0. */
const takes = (code: ReductionCode): SQL =>
  sql`(orders.reductions @> jsonb_build_array(jsonb_build_object('code', ${code}::text)))::int`;

/** Rules between tables, each a query that describes violations in words. */
export const rules = {
  balanceSum: sql`
    select 'buyer ' || coalesce(wallet.buyer_id, log.buyer_id) || ' has ' || coalesce(wallet.balance, 0) || ', the log says ' || coalesce(log.total, 0) as what
    from wallet full join (select buyer_id, sum(change) as total from money_log group by 1) log on log.buyer_id = wallet.buyer_id
    where coalesce(wallet.balance, 0) <> coalesce(log.total, 0)`,
  pointsSum: sql`
    select 'buyer ' || coalesce(wallet.buyer_id, log.buyer_id) || ' has ' || coalesce(wallet.points, 0) || ', the log says ' || coalesce(log.total, 0) as what
    from wallet full join (select buyer_id, sum(change) as total from points_log group by 1) log on log.buyer_id = wallet.buyer_id
    where coalesce(wallet.points, 0) <> coalesce(log.total, 0)`,
  moneyLogChain: sql`
    select 'money log ' || id || ' ends at ' || balance_after || ', should be ' || total as what
    from (select id, balance_after, sum(change) over (partition by buyer_id order by id) as total from money_log) log
    where balance_after <> total`,
  stockSum: sql`
    select 'goods ' || goods.id || ' has ' || goods.stock || ', its batches ' || coalesce(sum(batch.quantity), 0) as what
    from goods left join stock_batch batch on batch.goods_id = goods.id
    group by goods.id having goods.stock <> coalesce(sum(batch.quantity), 0)`,
  batchSum: sql`
    select 'goods ' || coalesce(batch.goods_id, log.goods_id) || ', batch ' || coalesce(batch.batch_no, log.batch_no) || ' has ' || coalesce(batch.quantity, 0) || ', the log says ' || coalesce(log.total, 0) as what
    from stock_batch batch
    full join (select goods_id, batch_no, expiry, sum(change) as total from stock_log group by 1, 2, 3) log
      on log.goods_id = batch.goods_id and log.batch_no = batch.batch_no
      and coalesce(log.expiry, 'infinity') = coalesce(batch.expiry, 'infinity')
    where coalesce(batch.quantity, 0) <> coalesce(log.total, 0)`,
  lineBuyer: sql`
    select 'order line ' || line.id || ' is of buyer ' || line.buyer_id || ', its order of ' || orders.buyer_id as what
    from order_line line join orders on orders.id = line.order_id where line.buyer_id <> orders.buyer_id`,
  lineBatches: sql`
    select 'order line ' || line.id || ' has ' || line.quantity || ', its batches ' || coalesce(sum(batch.quantity), 0) || ', short ' || coalesce(max(short.quantity), 0) as what
    from order_line line left join order_line_batch batch on batch.order_line_id = line.id
    left join ${shortUnits} short on short.order_line_id = line.id
    group by line.id having line.quantity <> coalesce(sum(batch.quantity), 0) + coalesce(max(short.quantity), 0)`,
  parcelUnits: sql`
    select 'order line ' || line.id || ' (' || orders.status || '), batch ' || unit.batch_no || ' of ' || unit.aside || ' sent ' || unit.sent as what
    from (
      select order_line_id, batch_no, expiry, sum(aside) as aside, sum(sent) as sent
      from (
        select order_line_id, batch_no, expiry, quantity as aside, 0 as sent from order_line_batch
        union all select order_line_id, batch_no, expiry, 0, quantity from shipment_batch
      ) moved group by 1, 2, 3
    ) unit
    join order_line line on line.id = unit.order_line_id join orders on orders.id = line.order_id
    where unit.sent > unit.aside or (orders.status in ('shipped', 'done') and unit.sent <> unit.aside)
      or (unit.sent > 0 and (orders.shipped_at is null or orders.status in ('pending', 'cancelled')))
    union all
    select 'order ' || orders.id || ' is partly shipped, and nothing of it ' || case when open.left_with > 0 then 'is open' else 'has left' end
    from orders join (
      select line.order_id, sum(${openUnits}) as units, sum(part.quantity - ${openUnits}) as left_with
      from order_line_batch part join order_line line on line.id = part.order_line_id
      join orders one on one.id = line.order_id and one.status = 'paid' and one.shipped_at is not null group by 1
    ) open on open.order_id = orders.id and (open.units = 0 or open.left_with = 0)`,
  billedUnits: sql`
    select 'order line ' || bill.order_line_id || ' is billed ' || bill.quantity || ', and ' || coalesce(sent.quantity, 0) || ' left' as what
    from (
      select line.order_line_id, sum(line.quantity) as quantity
      from invoice_line line join invoice on invoice.id = line.invoice_id
      where invoice.status <> 'failed' and line.order_line_id is not null group by 1
    ) bill
    left join (select order_line_id, sum(quantity) as quantity from shipment_batch group by 1) sent
      on sent.order_line_id = bill.order_line_id
    where bill.quantity > coalesce(sent.quantity, 0)`,
  orderStock: sql`
    select 'order ' || orders.id || ' (' || orders.status || ') moved ' || coalesce(log.total, 0) || ', its lines are ' || line.total as what
    from orders
    join (
      select order_id, sum(order_line.quantity - coalesce(short.quantity, 0)) as total
      from order_line left join ${shortUnits} short on short.order_line_id = order_line.id group by 1
    ) line on line.order_id = orders.id
    left join (
      select reference_id, sum(change) as total from stock_log where reason in ('order', 'cancel') group by 1
    ) log on log.reference_id = orders.id
    where coalesce(log.total, 0) <> case when orders.status = 'cancelled' then 0 else -line.total end`,
  orderSum: sql`
    select 'order ' || orders.id || ': goods ' || orders.goods_amount || ' of ' || sum(line.amount) || ', to pay ' || (orders.total - orders.shipping_fee) || ' of ' || sum(line.paid) as what
    from orders join order_line line on line.order_id = orders.id
    group by orders.id
    having orders.goods_amount <> sum(line.amount) or orders.total - orders.shipping_fee <> sum(line.paid)`,
  orderReductions: sql`
    with taken as (
      select orders.id, part.code, part.amount as whole, 0 as share
      from orders, jsonb_to_recordset(orders.reductions) as part(code text, amount numeric)
      union all
      select line.order_id, part.code, 0, part.amount
      from order_line line, jsonb_to_recordset(line.proof -> 'reductions') as part(code text, amount numeric))
    select 'order ' || id || ' takes off ' || sum(whole) || ' by ' || code || ', its lines ' || sum(share) as what
    from taken group by id, code having sum(whole) <> sum(share)`,
  lineReductions: sql`
    select 'order line ' || id || ' of ' || amount || ' takes off ' || reductions_sum(proof -> 'reductions') || ', to pay ' || paid as what
    from order_line where amount - reductions_sum(proof -> 'reductions') <> paid`,
  orderLines: sql`
    select 'order ' || orders.id || ' has none' as what
    from orders where not exists (select from order_line line where line.order_id = orders.id)`,
  paidOnce: sql`
    select 'order ' || orders.id || ' (' || orders.status || ') of ' || orders.total || ' keeps ' || coalesce(kept.total, 0) as what
    from orders
    left join (
      select payment.order_id, sum(payment.amount - coalesce(back.total, 0)) as total
      from payment
      left join (select payment_id, sum(amount) as total from refund group by 1) back on back.payment_id = payment.id
      where payment.status = 'paid' group by 1
    ) kept on kept.order_id = orders.id
    left join (
      select each.order_id, sum(line.refund) as total
      from order_return each join order_return_line line on line.return_id = each.id
      where ${settledReturn('each')} group by 1
    ) returned on returned.order_id = orders.id
    where coalesce(kept.total, 0) <>
      case when orders.status in ${paidStatuses} then orders.total - coalesce(returned.total, 0) else 0 end`,
  balanceRefund: sql`
    select 'refund ' || refund.id || ' of ' || refund.amount || ' is booked as ' || coalesce(sum(log.change), 0) as what
    from refund left join money_log log on log.reference = 'refund:' || refund.reason
    where refund.target = 'balance' and refund.reason ~ '^(return|cancel):'
    group by refund.id having coalesce(sum(log.change), 0) <> refund.amount`,
  returnRefund: sql`
    select 'return ' || each.id || ' is ' || each.status || ', its refund ' || refund.id || ' is ' || refund.status as what
    from order_return each join refund on refund.id = each.refund_id
    where (each.status = 'refunded') <> (refund.status = 'done')`,
  returnLimit: sql`
    select 'order line ' || line.id || ' of ' || line.quantity || ' gives back ' || back.quantity || ' and ' || back.refund || ' of ' || line.paid as what
    from order_line line
    join (
      select part.order_line_id, sum(part.quantity) as quantity, sum(part.refund) as refund
      from order_return_line part join order_return each on each.id = part.return_id
      where each.status <> 'refused' group by 1
    ) back on back.order_line_id = line.id
    where back.quantity > line.quantity or back.refund > line.paid
      or (back.quantity = line.quantity and back.refund <> line.paid)`,
  restocked: sql`
    select 'return ' || coalesce(taken.id, log.reference_id) || ' took in ' || coalesce(taken.total, 0) || ', the log says ' || coalesce(log.total, 0) as what
    from (
      select part.return_id as id, sum(batch.quantity) as total
      from order_return_batch batch join order_return_line part on part.id = batch.return_line_id
      where batch.is_restocked group by 1
    ) taken
    full join (
      select reference_id, sum(change) as total from stock_log where reason = 'return' group by 1
    ) log on log.reference_id = taken.id
    where coalesce(taken.total, 0) <> coalesce(log.total, 0)`,
  invoiceSum: sql`
    select 'invoice ' || invoice.id || ' of ' || invoice.amount || ' has lines of ' || coalesce(sum(line.amount + line.tax), 0) as what
    from invoice left join invoice_line line on line.invoice_id = invoice.id
    group by invoice.id
    having invoice.amount <> coalesce(sum(line.amount + line.tax), 0) or invoice.tax <> coalesce(sum(line.tax), 0)`,
  invoiceLimit: sql`
    select 'invoice ' || invoice.id || ' leaves ' || (invoice.amount + coalesce(red.total, 0)) || ' of ' || kept.total as what
    from invoice
    join (
      select each.invoice_id, sum(orders.total - coalesce(returned.total, 0)) as total
      from invoice_order each
      join orders on orders.id = each.order_id
      left join (
        select one.order_id, sum(line.refund) as total
        from order_return one join order_return_line line on line.return_id = one.id
        where ${settledReturn('one')} group by 1
      ) returned on returned.order_id = orders.id
      group by 1
    ) kept on kept.invoice_id = invoice.id
    left join (select reverses_id, sum(amount) as total from invoice where reverses_id is not null group by 1) red
      on red.reverses_id = invoice.id
    where invoice.status <> 'failed' and invoice.amount + coalesce(red.total, 0) <> kept.total`,
  ...termsRules,
  balancePayment: sql`
    select 'payment ' || payment.no || ' of ' || payment.amount || ' is booked as ' || coalesce(sum(log.change), 0) as what
    from payment left join money_log log on log.reference = 'payment:' || payment.no
    where payment.method = 'balance' and payment.status = 'paid'
    group by payment.id having coalesce(sum(log.change), 0) <> -payment.amount`,
  cancelledBenefits: sql`
    select 'order ' || orders.id || ' keeps a benefit' as what
    from orders
    where orders.status = 'cancelled' and (
      exists (select from buyer_coupon piece where piece.order_id = orders.id)
      or exists (select from cash_voucher voucher where voucher.order_id = orders.id)
      or exists (select from red_packet packet where packet.order_id = orders.id))`,
  couponClaims: sql`
    select 'coupon ' || coupon.id || ' counts ' || coupon.claimed || ' of ' || count(piece.id) as what
    from coupon left join buyer_coupon piece on piece.coupon_id = coupon.id
    group by coupon.id having coupon.claimed <> count(piece.id)`,
  prizes: sql`
    select 'prize ' || prize.id || ' counts ' || prize.issued || ' of ' || count(record.id) || ', with points ' || count(log.id) as what
    from draw_prize prize
    left join draw_record record on record.prize_id = prize.id
    left join points_log log on log.reference = 'draw:' || record.draw_id || ':' || record.buyer_id || ':' || record.idempotency_key
    group by prize.id
    having prize.issued <> count(record.id) or (prize.kind = 'points' and count(log.id) <> count(record.id))`,
  pointsLogChain: sql`
    select 'points log ' || id || ' ends at ' || points_after || ', should be ' || total as what
    from (select id, points_after, sum(change) over (partition by buyer_id order by id) as total from points_log) log
    where points_after <> total`,
  recharges: sql`
    select 'recharge ' || payment.no || ' (' || payment.status || ') of ' || payment.amount || ' is booked as ' || coalesce(sum(log.change), 0) as what
    from payment left join money_log log on log.reference = 'recharge:' || payment.no
    where payment.recharge_buyer_id is not null
    group by payment.id
    having coalesce(sum(log.change), 0) <> case when payment.status = 'paid' then payment.amount else 0 end
      or bool_or(log.buyer_id <> payment.recharge_buyer_id)`,
  refundLimit: sql`
    select 'payment ' || payment.no || ' of ' || payment.amount || ' gives back ' || back.total as what
    from payment join (select payment_id, sum(amount) as total from refund group by 1) back on back.payment_id = payment.id
    where payment.status <> 'paid' or back.total > payment.amount`,
  orderBenefits: sql`
    select 'order ' || orders.id || ' (' || orders.status || ') holds ' || held.coupons || ' coupons, ' || held.vouchers || ' vouchers, ' || held.packets || ' red packets' as what
    from orders
    cross join lateral (select
      (select count(*) from buyer_coupon piece where piece.order_id = orders.id and piece.buyer_id = orders.buyer_id) as coupons,
      (select count(*) from cash_voucher voucher where voucher.order_id = orders.id and voucher.buyer_id = orders.buyer_id) as vouchers,
      (select count(*) from red_packet packet where packet.order_id = orders.id and packet.buyer_id = orders.buyer_id) as packets
    ) held
    where held.coupons > ${takes('coupon')} or held.vouchers > ${takes('voucher')}
      or held.packets > ${takes('red_packet')}
      or orders.status in ${unshippedStatuses} and (
        held.coupons < ${takes('coupon')} or held.vouchers < ${takes('voucher')}
        or held.packets < ${takes('red_packet')})`,
  pointsOrders: sql`
    select 'points order ' || points_order.no || ' (' || points_order.status || ') of ' || points_order.points || ' moved ' || coalesce(sum(log.change), 0) as what
    from points_order
    left join points_log log on log.buyer_id = points_order.buyer_id
      and log.reference in ('points-order:' || points_order.id, 'points-order-cancel:' || points_order.id)
    group by points_order.id
    having coalesce(sum(log.change), 0) <> case when points_order.status = 'cancelled' then 0 else -points_order.points end`,
  orderPoints: sql`
    select 'order ' || orders.id || ' (' || orders.status || ') brought ' || sum(log.change) as what
    from points_log log join orders on orders.id = log.order_id
    where log.kind in ('order', 'return')
    group by orders.id having sum(log.change) < 0 or (orders.status <> 'done' and sum(log.change) <> 0)`,
  cashback: sql`
    with spent as (
      select activity.id as activity_id, orders.buyer_id,
        sum(greatest(coalesce((
          select sum(payment.amount - coalesce((select sum(refund.amount) from refund where refund.payment_id = payment.id), 0))
          from payment where payment.order_id = orders.id and payment.status = 'paid'
        ), 0) - orders.shipping_fee, 0)) as total
      from activity join orders on orders.status = 'done' and orders.paid_at >= activity.starts_at and orders.paid_at < activity.ends_at
      where activity.kind = 'cashback' and activity.is_open
      group by 1, 2
    )
    select 'buyer ' || spent.buyer_id || ' spent ' || spent.total || ' under cashback ' || spent.activity_id || ' and has ' || coalesce(booked.total, 0) || ' of ' || due.money as what
    from spent
    cross join lateral (
      select coalesce(max(tier.money), 0) as money from activity_tier tier
      where tier.activity_id = spent.activity_id and tier.amount <= spent.total
    ) due
    left join lateral (
      select sum(log.change) as total from money_log log
      where log.buyer_id = spent.buyer_id and log.kind = 'cashback' and log.reference like 'cashback:' || spent.activity_id || ':%'
    ) booked on true
    where coalesce(booked.total, 0) < due.money`,
  bankLines: sql`
    select 'bank lines ' || came.serial_no || ': ' || came.settled || ' of ' || came.total || ' are settled, and ' || booked.total || ' is booked' as what
    from (select serial_no, sum(amount) filter (where status <> 'dismissed') as total,
      sum(amount) filter (where status = 'settled') as settled from bank_line group by 1) came
    cross join lateral (select coalesce(sum(payment.amount), 0) as total from payment
      where payment.method = 'bank' and payment.status = 'paid' and payment.trade_no = came.serial_no) booked
    where booked.total < came.settled or (came.settled > 0 and booked.total > came.total)`,
} satisfies Record<string, SQL>;

export type RuleId = keyof typeof rules;

/** The first few breaches of a rule. */
export const breachesOf = async (db: Executor, rule: SQL, limit: number): Promise<string[]> => {
  const { rows } = await db.execute(sql`${rule} limit ${limit}`);
  return rows.map((row) => String(row.what));
};
