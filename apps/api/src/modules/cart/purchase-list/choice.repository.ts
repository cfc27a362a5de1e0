import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { listChoice } from '#db/schema/list-choice.ts';

/** The most lines remembered per buyer, latest choices first. */
const mostRemembered = 2000;

/** The buyer's earlier choices, by fingerprint of the line. */
export const chosenGoods = async (
  db: Executor,
  buyerId: number,
  lines: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ line: listChoice.line, goodsId: listChoice.goodsId })
    .from(listChoice)
    .where(and(eq(listChoice.buyerId, buyerId), sql`${listChoice.line} = any(${sql.param([...lines])}::text[])`));
  return new Map(rows.map(({ line, goodsId }) => [line, goodsId]));
};

/** False if there is no such product. */
export const saveChoice = async (
  db: Executor,
  { buyerId, line, goodsId, now }: { buyerId: number; line: string; goodsId: number; now: Date },
): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into ${listChoice} (buyer_id, line, goods_id, chosen_at)
    select ${buyerId}, ${line}, ${goods.id}, ${now.toISOString()} from ${goods} where ${goods.id} = ${goodsId}
    on conflict (buyer_id, line) do update set goods_id = excluded.goods_id, chosen_at = excluded.chosen_at`);
  await db.execute(sql`
    delete from ${listChoice} where buyer_id = ${buyerId} and line in (
      select line from ${listChoice} where buyer_id = ${buyerId} order by chosen_at desc, line offset ${mostRemembered})`);
  return (rowCount ?? 0) > 0;
};

export const deleteChoice = (db: Executor, buyerId: number, line: string) =>
  db.delete(listChoice).where(and(eq(listChoice.buyerId, buyerId), eq(listChoice.line, line)));
