import { eq, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { address } from '#db/schema/address.ts';
import { buyer } from '#db/schema/buyer.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { member } from '#db/schema/member.ts';
import { message } from '#db/schema/message.ts';
import { proposal } from '#db/schema/proposal.ts';
import { purchaseRequest } from '#db/schema/purchase-request.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { wallet } from '#db/schema/wallet.ts';
import { purchaserFacts } from '#modules/identity/purchaser/index.ts';

/** A buyer with their data for every page. */
export const findUser = (db: Executor, buyerId: number, now: Date) =>
  firstRow(
    db
      .select({
        buyer,
        points: wallet.points,
        cartLines: sql<number>`(select count(*)::int from ${cartLine} line where line.buyer_id = ${buyer.id} and line.request_id is null)`,
        unread: sql<number>`(
        select count(*)::int from ${message} note
        where note.buyer_id = ${buyer.id} and note.deleted_at is null and note.read_at is null)`,
        /** Null without any. */
        proposals: sql<number | null>`(
        select sum(case when each.status = 'open' and each.ends_at > ${now.toISOString()}::timestamptz then 1 else 0 end)::int
        from ${proposal} each where each.buyer_id = ${buyer.id})`,
        /** To decide; null without any, own ones included. */
        requests: sql<number | null>`(
        select sum(case when each.status = 'open' and each.decider_id = ${buyer.id} then 1 else 0 end)::int
        from ${purchaseRequest} each where each.buyer_id = ${buyer.id} or each.decider_id = ${buyer.id})`,
        hasStores: sql<boolean>`exists(select from ${storeLink} link where link.owner_id = ${buyer.id} and link.asked_at is null)`,
        address: sql<{ regionCode: string; detail: string } | null>`(
        select json_build_object('regionCode', place.region_code, 'detail', place.detail) from ${address} place
        where place.buyer_id = ${buyer.id} order by place.is_default desc, place.id desc limit 1)`,
        purchaser: purchaserFacts(sql`${buyer.id}`),
      })
      .from(buyer)
      .leftJoin(wallet, eq(wallet.buyerId, buyer.id))
      .where(eq(buyer.id, buyerId)),
  );

/** A person of a company. */
export const findPerson = (db: Executor, id: number) =>
  firstRow(db.select({ name: member.name, roles: member.roles }).from(member).where(eq(member.id, id)));

/** The kind of business; null if not stated yet. */
export const findAccountKind = async (db: Executor, buyerId: number) => {
  const [row] = await db.select({ kind: buyer.businessKind }).from(buyer).where(eq(buyer.id, buyerId));
  return row?.kind ?? null;
};

/** A deleted buyer sees what visitors see. */
export const showsFreeShippingZone = async (db: Executor, buyerId: number): Promise<boolean> => {
  const [row] = await db.select({ isShown: buyer.showsFreeShippingZone }).from(buyer).where(eq(buyer.id, buyerId));
  return row?.isShown ?? true;
};

/** Names of buyers by id. */
export const companiesOf = async (db: Executor, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: buyer.id, company: buyer.company, username: buyer.username })
    .from(buyer)
    .where(among(buyer.id, ids));
  return new Map(rows.map(({ id, company, username }) => [id, company || username]));
};
