import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { address } from '#db/schema/address.ts';

export type AddressRow = typeof address.$inferSelect;
export type AddressFields = Pick<AddressRow, 'receiver' | 'phone' | 'regionCode' | 'detail'>;

export const addressesOf = (db: Executor, buyerId: number): Promise<AddressRow[]> =>
  db.select().from(address).where(eq(address.buyerId, buyerId)).orderBy(desc(address.isDefault), desc(address.id));

export const countAddresses = async (db: Executor, buyerId: number): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(address).where(eq(address.buyerId, buyerId));
  return row?.count ?? 0;
};

export const insertAddress = async (db: Executor, buyerId: number, fields: AddressFields): Promise<AddressRow> => {
  return onlyRow(
    db
      .insert(address)
      .values({ ...fields, buyerId })
      .returning(),
  );
};

export const updateAddress = (db: Executor, buyerId: number, id: number, fields: AddressFields) =>
  firstRow(db.update(address).set(fields).where(ownedBy(buyerId, id)).returning());

export const removeAddress = (db: Executor, buyerId: number, id: number) =>
  firstRow(db.delete(address).where(ownedBy(buyerId, id)).returning());

/** Only one address can be the default: the database requires unsetting the old one before setting the new one. */
export const makeDefault = async (db: Executor, buyerId: number, id: number) => {
  await db
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.buyerId, buyerId), eq(address.isDefault, true)));
  await db.update(address).set({ isDefault: true }).where(ownedBy(buyerId, id));
};

const ownedBy = (buyerId: number, id: number) => and(eq(address.buyerId, buyerId), eq(address.id, id));
