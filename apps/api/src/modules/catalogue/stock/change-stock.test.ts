import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods, addStock } from '#testing/catalogue.ts';

const { db } = await openTestDatabase();

it('[O6] a delivery is booked to its batch, and the audit agrees', async () => {
  const { id } = await addGoods(db, { stock: '5', expiry: '2028-06-30' });
  const batch = { batchNo: 'N7', expiry: '2027-01-31' };
  const now = new Date();
  await addStock(db, id, { ...batch, quantity: '20.5' }, now);
  await addStock(db, id, { ...batch, quantity: '4.5' }, now);
  const batches = await db.select().from(stockBatch).where(eq(stockBatch.goodsId, id));
  expect(batches.find(({ batchNo }) => batchNo === 'N7')?.quantity).toBe('25.000');
  const [row] = await db.select().from(goods).where(eq(goods.id, id));
  expect(row).toMatchObject({ stock: '30.000', expiry: '2027-01-31' });
  expect(await auditMoney(db)).toEqual([]);
});
