import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import type { Paging } from '#db/page.ts';
import { buyer } from '#db/schema/buyer.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { purchaseRequest } from '#db/schema/purchase-request.ts';

export type RequestRow = typeof purchaseRequest.$inferSelect;
type NewRequest = Omit<typeof purchaseRequest.$inferInsert, 'id'>;

export const insertRequest = (tx: Tx, values: NewRequest): Promise<RequestRow> =>
  onlyRow(tx.insert(purchaseRequest).values(values).returning());

/** The request of this submission. A returned one is none: its lines are back in the cart. */
export const findByKey = (db: Executor, buyerId: number, key: string): Promise<RequestRow | null> =>
  firstRow(
    db
      .select()
      .from(purchaseRequest)
      .where(
        and(
          eq(purchaseRequest.buyerId, buyerId),
          ne(purchaseRequest.status, 'returned'),
          sql`${purchaseRequest.form}->>'idempotencyKey' = ${key}`,
        ),
      ),
  );

export const findRequest = (db: Executor, id: number): Promise<RequestRow | null> =>
  firstRow(db.select().from(purchaseRequest).where(eq(purchaseRequest.id, id)));

export const lockRequest = (tx: Tx, id: number): Promise<RequestRow | null> =>
  firstRow(tx.select().from(purchaseRequest).where(eq(purchaseRequest.id, id)).for('update'));

export const updateRequest = (tx: Tx, id: number, values: Partial<RequestRow>) =>
  tx.update(purchaseRequest).set(values).where(eq(purchaseRequest.id, id));

/** A page of a company's requests and of those of its stores that it decides: open ones first, then the latest. */
export const requestsOf = async (db: Executor, buyerId: number, stores: number[], { page, perPage }: Paging) => {
  const own = or(
    eq(purchaseRequest.buyerId, buyerId),
    and(eq(purchaseRequest.deciderId, buyerId), among(purchaseRequest.buyerId, stores)),
  );
  const rows = await db
    .select({ request: purchaseRequest, company: buyer.company, orderNo: order.no })
    .from(purchaseRequest)
    .innerJoin(buyer, eq(buyer.id, purchaseRequest.buyerId))
    .leftJoin(order, eq(order.id, purchaseRequest.orderId))
    .where(own)
    .orderBy(desc(eq(purchaseRequest.status, 'open')), desc(purchaseRequest.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(purchaseRequest, own) };
};

/** Lines set aside for these requests, with their products. */
export const linesAside = (db: Executor, ids: number[]) =>
  db
    .select({
      id: cartLine.id,
      requestId: sql<number>`${cartLine.requestId}`.mapWith(Number),
      goodsId: cartLine.goodsId,
      quantity: cartLine.quantity,
      name: goods.name,
      spec: goods.spec,
      maker: goods.maker,
      unit: goods.unit,
      packStep: goods.packStep,
    })
    .from(cartLine)
    .innerJoin(goods, eq(goods.id, cartLine.goodsId))
    .where(among(cartLine.requestId, ids))
    .orderBy(cartLine.id);
