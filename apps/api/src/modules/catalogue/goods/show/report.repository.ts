import { eq, sql } from 'drizzle-orm';
import { containing } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import { batchReport } from '#db/schema/batch-report.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { orderLine, orderLineBatch } from '#db/schema/order-line.ts';

export const findReport = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ name: batchReport.name, content: batchReport.content })
    .from(batchReport)
    .where(eq(batchReport.id, id));
  return row ?? null;
};

export type FoundReport = {
  id: string;
  goods_id: string;
  name: string;
  spec: string;
  maker: string;
  batch_no: string;
  issued_on: string | null;
  is_bought: boolean;
  total: number;
};

/** Finds `keywords` in a batch number, a name or a maker, ignoring case. */
export const findReports = async (
  db: Executor,
  buyerId: number,
  keywords: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<FoundReport[]> => {
  const pattern = containing(keywords);
  const { rows } = await db.execute<FoundReport>(sql`
    with bought as (
      select distinct line.goods_id, batch.batch_no
      from ${order} placed join ${orderLine} line on line.order_id = placed.id
      join ${orderLineBatch} batch on batch.order_line_id = line.id
      where line.buyer_id = ${buyerId} and placed.status <> 'cancelled')
    select report.id, report.goods_id, ${goods.name}, ${goods.spec}, ${goods.maker}, report.batch_no,
      report.issued_on::text, bought.goods_id is not null as is_bought, count(*) over ()::int as total
    from ${batchReport} report join ${goods} on ${goods.id} = report.goods_id
    left join bought on bought.goods_id = report.goods_id and bought.batch_no = report.batch_no
    where report.batch_no ilike ${pattern} or ${goods.name} ilike ${pattern} or ${goods.maker} ilike ${pattern}
    order by is_bought desc, report.issued_on desc nulls last, report.id desc
    limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows;
};
