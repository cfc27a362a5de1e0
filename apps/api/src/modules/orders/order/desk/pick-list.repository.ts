import { sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { openUnits } from '#db/open-units.ts';

type OtherBatch = { batchNo: string; expiry: string | null; quantity: string };

export type PickRow = {
  orderId: number;
  no: string;
  buyerId: number;
  goodsId: number;
  warehouseId: number;
  scope: string;
  name: string;
  spec: string;
  maker: string;
  unit: string;
  storage: string;
  batchNo: string;
  expiry: string | null;
  quantity: string;
  others: OtherBatch[];
  needsPapers: boolean;
  needsSellerPapers: boolean;
};

const mostRows = 500;

/**
 * Batches of paid orders that are still to ship, by warehouse, product and batch, the first to expire first. `others` are batches with enough
 * free units for all that the order needs of the product, and their days left.
 */
export const pickRows = async (db: Executor, orderIds: readonly number[] | null, today: string): Promise<PickRow[]> => {
  const { rows } = await db.execute<Record<keyof PickRow, unknown>>(sql`
    with picked as (
      select orders.id as order_id, orders.no, orders.buyer_id, orders.needs_seller_papers, line.goods_id, line.name, line.spec, line.maker, line.unit,
        part.batch_no, part.expiry, sum(${openUnits}) as quantity, bool_or(line.needs_papers) as needs_papers
      from orders
      join order_line line on line.order_id = orders.id
      join order_line_batch part on part.order_line_id = line.id
      where orders.status = 'paid' ${orderIds === null ? sql`` : sql`and orders.id = any(${idList(orderIds)})`}
      group by orders.id, line.goods_id, line.name, line.spec, line.maker, line.unit, part.batch_no, part.expiry
      having sum(${openUnits}) > 0
    )
    select order_id as "orderId", no, buyer_id as "buyerId", goods_id as "goodsId", goods.warehouse_id as "warehouseId",
      goods.scope, picked.name, picked.spec, picked.maker, picked.unit,
      coalesce(detail.storage, '') as storage, batch_no as "batchNo", picked.expiry::text,
      picked.quantity::text, needs_papers as "needsPapers", needs_seller_papers as "needsSellerPapers", (
        select coalesce(json_agg(json_build_object('batchNo', other.batch_no, 'expiry', other.expiry,
          'quantity', other.quantity::text) order by other.expiry nulls last, other.id), '[]')
        from stock_batch other
        where other.goods_id = picked.goods_id and coalesce(other.expiry, 'infinity') >= ${today}
          and (other.batch_no, other.expiry) is distinct from (picked.batch_no, picked.expiry)
          and other.quantity >= (
            select sum(needed.quantity) from picked needed
            where needed.order_id = picked.order_id and needed.goods_id = picked.goods_id)
      ) as others
    from picked
    join goods on goods.id = picked.goods_id
    left join goods_detail detail using (goods_id)
    order by goods.warehouse_id, picked.name, goods_id, picked.expiry nulls last, batch_no, order_id
    ${orderIds === null ? sql`limit ${mostRows}` : sql``}`);
  return rows.map((row) => ({
    ...(row as PickRow),
    orderId: Number(row.orderId),
    buyerId: Number(row.buyerId),
    goodsId: Number(row.goodsId),
    warehouseId: Number(row.warehouseId),
  }));
};
