import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { wechatTicket } from '#db/schema/wechat-ticket.ts';
import type { WechatIdentity } from '../account.repository.ts';

export type Ticket = typeof wechatTicket.$inferSelect;

export const saveTicket = (db: Executor, values: typeof wechatTicket.$inferInsert) =>
  db.insert(wechatTicket).values(values);

const isValid = (ticket: string, now: Date) => and(eq(wechatTicket.ticket, ticket), gt(wechatTicket.expiresAt, now));

export const findTicket = (db: Executor, ticket: string, now: Date): Promise<Ticket | null> =>
  firstRow(db.select().from(wechatTicket).where(isValid(ticket, now)));

/** Records who scanned it; the first one counts. */
export const markScanned = (db: Executor, ticket: string, who: WechatIdentity, now: Date) =>
  firstRow(
    db
      .update(wechatTicket)
      .set(who)
      .where(and(isValid(ticket, now), isNull(wechatTicket.openId)))
      .returning(),
  );

/** True if this call used the ticket. */
export const takeTicket = async (db: Executor, ticket: string): Promise<boolean> =>
  (await db.delete(wechatTicket).where(eq(wechatTicket.ticket, ticket)).returning()).length === 1;

export const deleteOldTickets = (db: Executor, now: Date) =>
  db.delete(wechatTicket).where(lt(wechatTicket.expiresAt, now));
