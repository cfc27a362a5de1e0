import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';

/** Parcels and tracks of all shipped orders; the newest order's last parcel is lost. */
export const seedShipments = async (tx: Tx, now: Date) => {
  await tx.execute(sql`
    insert into shipment (order_id, company, tracking_no, phone, status, created_at)
    select orders.id, split_part(event.note, ' 运单号', 1), split_part(event.note, ' 运单号', 2), '95000',
      case when orders.status = 'done' then 'signed' when orders.shipped_at > ${now.toISOString()}::timestamptz - interval '3 days' then 'moving' else 'delivering' end,
      orders.shipped_at
    from orders join order_event event on event.order_id = orders.id and event.kind = 'shipped'
    where orders.shipped_at is not null
    order by orders.shipped_at, orders.id`);
  await tx.execute(sql`
    insert into shipment_batch (shipment_id, order_line_id, batch_no, expiry, quantity)
    select shipment.id, part.order_line_id, part.batch_no, part.expiry, part.quantity
    from shipment join order_line line on line.order_id = shipment.order_id
    join order_line_batch part on part.order_line_id = line.id order by part.id`);
  await tx.execute(sql`
    insert into shipment (order_id, company, tracking_no, phone, status, created_at)
    select id, '演示冷链', 'LL' || lpad(id::text, 10, '0'), '95111', 'problem', shipped_at + interval '2 hours'
    from orders where status = 'shipped' order by shipped_at desc limit 1`);
  await tx.execute(sql`
    insert into shipment_point (shipment_id, text, created_at)
    select shipment.id, point.text,
      shipment.created_at + (coalesce(orders.done_at, shipment.created_at + interval '60 hours') - shipment.created_at) * point.share
    from shipment
    join orders on orders.id = shipment.order_id
    cross join (values
      (0.0, '包裹已交给' , 'shipped'), (0.15, '快件已到达成都转运中心', 'moving'), (0.4, '快件已离开成都转运中心，发往目的地', 'moving'),
      (0.75, '快件已到达目的地网点，正在派送', 'delivering'), (0.9, '已签收，签收人：本人', 'signed')
    ) as line (share, text, status)
    cross join lateral (select line.share, line.text || case when line.share = 0 then shipment.company else '' end as text) as point
    where shipment.status = 'signed' or line.status = 'shipped'
      or (line.status = 'moving' and shipment.status in ('moving', 'delivering', 'problem'))
      or (line.status = 'delivering' and shipment.status = 'delivering')
    order by shipment.id, line.share`);
  await tx.execute(sql`
    insert into shipment_point (shipment_id, text, created_at)
    select id, '冷链车辆临时检修，预计延迟一天送达', created_at + interval '30 hours' from shipment where status = 'problem'`);
};
