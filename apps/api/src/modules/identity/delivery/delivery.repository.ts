import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { address } from '#db/schema/address.ts';
import { buyer } from '#db/schema/buyer.ts';
import { deliveryRule } from '#db/schema/delivery-rule.ts';

export type DeliveryRule = typeof deliveryRule.$inferSelect;
export type DeliveryValues = typeof deliveryRule.$inferInsert;

export const deliveryRules = (db: Executor): Promise<DeliveryRule[]> =>
  db.select().from(deliveryRule).orderBy(asc(deliveryRule.id));

/** Waits for other changes to rules, which depend on each other's regions. */
export const lockRules = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('delivery rules'))`);

export const insertRule = (tx: Tx, values: DeliveryValues): Promise<DeliveryRule> =>
  onlyRow(tx.insert(deliveryRule).values(values).returning());

export const updateRule = (tx: Tx, id: number, values: DeliveryValues): Promise<DeliveryRule> =>
  onlyRow(tx.update(deliveryRule).set(values).where(eq(deliveryRule.id, id)).returning());

export const deleteRule = (tx: Tx, id: number): Promise<DeliveryRule | null> =>
  firstRow(tx.delete(deliveryRule).where(eq(deliveryRule.id, id)).returning());

/** The region of the default address, or else of the company; null if neither is known. */
export const regionOfBuyer = async (db: Executor, buyerId: number): Promise<string | null> => {
  const [place] = await db
    .select({ code: address.regionCode })
    .from(address)
    .where(eq(address.buyerId, buyerId))
    .orderBy(desc(address.isDefault), desc(address.id))
    .limit(1);
  if (place) return place.code;
  const company = await firstRow(db.select({ code: buyer.regionCode }).from(buyer).where(eq(buyer.id, buyerId)));
  return company?.code ?? null;
};
