import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { cartLine } from '#db/schema/cart-line.ts';

export type CartRow = typeof cartLine.$inferSelect;

/** A cart holds this many lines (K1). */
export const mostLines = 500;

/** Changes that depend on how full the cart is wait for each other here. */
export const lockCart = (tx: Executor, buyerId: number) =>
  tx.select({ id: buyer.id }).from(buyer).where(eq(buyer.id, buyerId)).for('no key update');

/** The lines of a cart, last added first. */
export const cartRows = (db: Executor, buyerId: number): Promise<CartRow[]> =>
  db.select().from(cartLine).where(eq(cartLine.buyerId, buyerId)).orderBy(desc(cartLine.id));

/** Of the lines asked for those that are the buyer's. */
export const chosenRows = (db: Executor, buyerId: number, ids: number[]): Promise<CartRow[]> =>
  db
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.buyerId, buyerId), inArray(cartLine.id, ids)))
    .orderBy(desc(cartLine.id));

export const countLines = async (db: Executor, buyerId: number): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(cartLine).where(eq(cartLine.buyerId, buyerId));
  return row?.count ?? 0;
};

export type NewLine = Pick<CartRow, 'goodsId' | 'kind' | 'activityId' | 'quantity' | 'addedPrice'>;

/** Sets the lines to their new quantities; what is not in the cart yet goes in. In the order of the goods, as locks are. */
export const saveLines = (tx: Executor, buyerId: number, lines: NewLine[], now: Date): Promise<CartRow[]> =>
  tx
    .insert(cartLine)
    .values(
      lines
        .toSorted((a, b) => a.goodsId - b.goodsId)
        .map((line) => ({ ...line, buyerId, createdAt: now, updatedAt: now })),
    )
    .onConflictDoUpdate({
      target: [cartLine.buyerId, cartLine.goodsId, cartLine.kind, cartLine.activityId],
      set: {
        quantity: sql`excluded.quantity`,
        addedPrice: sql`excluded.added_price`,
        isSelected: true,
        updatedAt: now,
      },
    })
    .returning();

export const setQuantity = (db: Executor, buyerId: number, id: number, quantity: string, now: Date) =>
  db
    .update(cartLine)
    .set({ quantity, updatedAt: now })
    .where(and(eq(cartLine.buyerId, buyerId), eq(cartLine.id, id)));

export const setSelected = (db: Executor, buyerId: number, ids: number[], isSelected: boolean) =>
  db
    .update(cartLine)
    .set({ isSelected })
    .where(and(eq(cartLine.buyerId, buyerId), inArray(cartLine.id, ids)));

export const deleteLines = (db: Executor, buyerId: number, ids: number[]) =>
  db.delete(cartLine).where(and(eq(cartLine.buyerId, buyerId), inArray(cartLine.id, ids)));
