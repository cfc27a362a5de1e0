import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** What must hold between tables, each as a query for whatever breaks it, in words. */
export const rules: Record<string, SQL> = {
  'A balance is the sum of its log': sql`
    select 'buyer ' || coalesce(wallet.buyer_id, log.buyer_id) || ' has ' || coalesce(wallet.balance, 0) || ', the log says ' || coalesce(log.total, 0) as what
    from wallet full join (select buyer_id, sum(change) as total from money_log group by 1) log on log.buyer_id = wallet.buyer_id
    where coalesce(wallet.balance, 0) <> coalesce(log.total, 0)`,
  'Points are the sum of their log': sql`
    select 'buyer ' || coalesce(wallet.buyer_id, log.buyer_id) || ' has ' || coalesce(wallet.points, 0) || ', the log says ' || coalesce(log.total, 0) as what
    from wallet full join (select buyer_id, sum(change) as total from points_log group by 1) log on log.buyer_id = wallet.buyer_id
    where coalesce(wallet.points, 0) <> coalesce(log.total, 0)`,
  'Each line of the money log follows from the one before': sql`
    select 'money log ' || id || ' ends at ' || balance_after || ', should be ' || total as what
    from (select id, balance_after, sum(change) over (partition by buyer_id order by id) as total from money_log) log
    where balance_after <> total`,
  'Stock is the sum of its batches': sql`
    select 'goods ' || goods.id || ' has ' || goods.stock || ', its batches ' || coalesce(sum(batch.quantity), 0) as what
    from goods left join stock_batch batch on batch.goods_id = goods.id
    group by goods.id having goods.stock <> coalesce(sum(batch.quantity), 0)`,
  'A batch is the sum of its log': sql`
    select 'goods ' || coalesce(batch.goods_id, log.goods_id) || ', batch ' || coalesce(batch.batch_no, log.batch_no) || ' has ' || coalesce(batch.quantity, 0) || ', the log says ' || coalesce(log.total, 0) as what
    from stock_batch batch
    full join (select goods_id, batch_no, expiry, sum(change) as total from stock_log group by 1, 2, 3) log
      on log.goods_id = batch.goods_id and log.batch_no = batch.batch_no
      and coalesce(log.expiry, 'infinity') = coalesce(batch.expiry, 'infinity')
    where coalesce(batch.quantity, 0) <> coalesce(log.total, 0)`,
  'A line is the sum of its batches': sql`
    select 'order line ' || line.id || ' has ' || line.quantity || ', its batches ' || coalesce(sum(batch.quantity), 0) as what
    from order_line line left join order_line_batch batch on batch.order_line_id = line.id
    group by line.id having line.quantity <> coalesce(sum(batch.quantity), 0)`,
  'An order took its lines out of stock, and a cancelled one gave them back': sql`
    select 'order ' || orders.id || ' (' || orders.status || ') moved ' || coalesce(log.total, 0) || ', its lines are ' || line.total as what
    from orders
    join (select order_id, sum(quantity) as total from order_line group by 1) line on line.order_id = orders.id
    left join (
      select reference_id, sum(change) as total from stock_log where reason in ('order', 'cancel') group by 1
    ) log on log.reference_id = orders.id
    where coalesce(log.total, 0) <> case when orders.status = 'cancelled' then 0 else -line.total end`,
  'An order is the sum of its lines': sql`
    select 'order ' || orders.id || ': goods ' || orders.goods_amount || ' of ' || sum(line.amount) || ', to pay ' || (orders.total - orders.shipping_fee) || ' of ' || sum(line.paid) as what
    from orders join order_line line on line.order_id = orders.id
    group by orders.id
    having orders.goods_amount <> sum(line.amount) or orders.total - orders.shipping_fee <> sum(line.paid)`,
  'An order has lines': sql`
    select 'order ' || orders.id || ' has none' as what
    from orders where not exists (select from order_line line where line.order_id = orders.id)`,
  'A paid order was paid once, an unpaid one not, and what was paid beyond goes back': sql`
    select 'order ' || orders.id || ' (' || orders.status || ') of ' || orders.total || ' keeps ' || coalesce(kept.total, 0) as what
    from orders
    left join (
      select payment.order_id, sum(payment.amount - coalesce(back.total, 0)) as total
      from payment
      left join (select payment_id, sum(amount) as total from refund group by 1) back on back.payment_id = payment.id
      where payment.status = 'paid' group by 1
    ) kept on kept.order_id = orders.id
    where coalesce(kept.total, 0) <> case when orders.status in ('paid', 'shipped', 'done') then orders.total else 0 end`,
  'A payment from the balance stands in the money log': sql`
    select 'payment ' || payment.no || ' of ' || payment.amount || ' is booked as ' || coalesce(sum(log.change), 0) as what
    from payment left join money_log log on log.reference = 'payment:' || payment.no
    where payment.method = 'balance' and payment.status = 'paid'
    group by payment.id having coalesce(sum(log.change), 0) <> -payment.amount`,
  'No cancelled order keeps a coupon, a voucher or a red packet': sql`
    select 'order ' || orders.id || ' keeps a benefit' as what
    from orders
    where orders.status = 'cancelled' and (
      exists (select from buyer_coupon piece where piece.order_id = orders.id)
      or exists (select from cash_voucher voucher where voucher.order_id = orders.id)
      or exists (select from red_packet packet where packet.order_id = orders.id))`,
  'A coupon was claimed as often as it counts': sql`
    select 'coupon ' || coupon.id || ' counts ' || coupon.claimed || ' of ' || count(piece.id) as what
    from coupon left join buyer_coupon piece on piece.coupon_id = coupon.id
    group by coupon.id having coupon.claimed <> count(piece.id)`,
};

/** The first few breaches of a rule. */
export const breachesOf = async (db: Executor, rule: SQL, limit: number): Promise<string[]> => {
  const { rows } = await db.execute(sql`${rule} limit ${limit}`);
  return rows.map((row) => String(row.what));
};
