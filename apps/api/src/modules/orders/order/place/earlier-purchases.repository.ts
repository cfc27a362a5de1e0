import { type EarlierPurchases, paidStatuses } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { idList } from '#db/among.ts';
import type { Executor } from '#db/database.ts';

const isPaid = sql`orders.status in ${paidStatuses}`;

/** Those of these products that the buyer has bought, whether they have bought anything, and whether the seller has papers. */
export const earlierPurchases = async (
  db: Executor,
  buyerId: number,
  goodsIds: readonly number[],
): Promise<EarlierPurchases> => {
  const { rows } = await db.execute<{ hasOrdered: boolean; sellerHasPapers: boolean; bought: number[] }>(sql`
    select exists(select from orders where buyer_id = ${buyerId} and ${isPaid}) as "hasOrdered",
      exists(select from seller_paper) as "sellerHasPapers", to_jsonb(array(
      select distinct line.goods_id from order_line line join orders on orders.id = line.order_id
      where line.buyer_id = ${buyerId} and line.goods_id = any(${idList(goodsIds)}) and not line.is_gift and ${isPaid}
    )) as bought`);
  const [found = { hasOrdered: false, sellerHasPapers: false, bought: [] }] = rows;
  return { ...found, bought: new Set(found.bought) };
};
