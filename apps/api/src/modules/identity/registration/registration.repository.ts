import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { queueEvent } from '#modules/platform/outbox/index.ts';

export type Applicant = typeof buyer.$inferSelect;

export const findApplicant = (db: Executor, buyerId: number): Promise<Applicant | null> =>
  firstRow(db.select().from(buyer).where(eq(buyer.id, buyerId)));

export const lockApplicant = (tx: Executor, buyerId: number): Promise<Applicant | null> =>
  firstRow(tx.select().from(buyer).where(eq(buyer.id, buyerId)).for('no key update'));

export const findByUsername = (db: Executor, username: string): Promise<Applicant | null> =>
  firstRow(db.select().from(buyer).where(eq(buyer.username, username.trim().toLowerCase())));

/** An account and its head offices. */
const headsOf = (account: SQL) =>
  sql`(select ${account} union select ${storeLink.ownerId} from ${storeLink} where ${storeLink.storeId} = ${account})`;

/** An approved account of the same company, if one is open that belongs to no head office of this one. */
export const findTwin = (db: Executor, buyerId: number, creditCode: string): Promise<Applicant | null> =>
  firstRow(
    db
      .select()
      .from(buyer)
      .where(
        and(
          eq(buyer.creditCode, creditCode),
          eq(buyer.status, 'passed'),
          isNull(buyer.closedAt),
          ne(buyer.id, buyerId),
          sql`not exists (${headsOf(sql`${buyer.id}`)} intersect ${headsOf(sql`${buyerId}::bigint`)})`,
        ),
      )
      .limit(1),
  );

const outboxKind = {
  registering: null,
  pending: 'buyer.registered',
  passed: 'buyer.passed',
  rejected: 'buyer.rejected',
} as const;

export const changeApplicant = async (
  tx: Executor,
  buyerId: number,
  values: Partial<typeof buyer.$inferInsert>,
  now: Date,
) => {
  await tx.update(buyer).set(values).where(eq(buyer.id, buyerId));
  const erpEvent = values.status && outboxKind[values.status];
  if (erpEvent) await queueEvent(tx, erpEvent, buyerId, now);
};

export const countStores = (tx: Executor, ownerId: number) => tx.$count(storeLink, eq(storeLink.ownerId, ownerId));

export const insertLinks = (tx: Executor, ownerId: number, storeIds: number[]) =>
  tx.insert(storeLink).values(storeIds.map((storeId) => ({ ownerId, storeId })));
