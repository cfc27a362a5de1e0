import { eq } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { erpBuyer, erpGoods } from '#db/schema/erp-code.ts';

/** The codes by which an ERP has brought goods. */
export const codesOfGoods = async (db: Executor, goodsIds: number[]): Promise<Map<number, string>> => {
  const rows = await db.select().from(erpGoods).where(among(erpGoods.goodsId, goodsIds));
  return new Map(rows.map(({ goodsId, code }) => [goodsId, code]));
};

/** The code by which an ERP has brought a buyer; null: none has. */
export const codeOfBuyer = async (db: Executor, buyerId: number): Promise<string | null> => {
  const [row] = await db.select().from(erpBuyer).where(eq(erpBuyer.buyerId, buyerId));
  return row?.code ?? null;
};
