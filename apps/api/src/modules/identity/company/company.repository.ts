import { chinaDay, chinaDayStart } from '@yaoji/domain';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { category } from '#db/schema/category.ts';
import { approvalRule, member } from '#db/schema/member.ts';
import { order } from '#db/schema/order.ts';
import { secondFactor } from '#db/schema/second-factor.ts';
import { claimPhone } from '#modules/identity/auth/index.ts';

export type MemberRow = typeof member.$inferSelect;
type NewMember = Pick<MemberRow, 'buyerId' | 'name' | 'phone' | 'roles' | 'orderLimit' | 'dayLimit'>;
type NewRule = Omit<typeof approvalRule.$inferInsert, 'id'>;

/** The total of a person's orders of this day, without cancelled ones. */
const spentOn = (memberId: SQL, now: Date) => sql<string>`(
  select coalesce(sum(own.total), 0)::numeric(14, 2)::text from ${order} own
  where own.member_id = ${memberId} and own.status <> 'cancelled'
    and own.created_at >= ${chinaDayStart(chinaDay(now)).toISOString()}::timestamptz)`;

export const peopleOf = (db: Executor, buyerId: number, now: Date) =>
  db
    .select({
      person: member,
      spentToday: spentOn(sql`${member.id}`, now),
      hasFactor: sql<boolean>`exists (select 1 from ${secondFactor} factor
        where factor.member_id = ${member.id} and factor.confirmed_at is not null)`,
    })
    .from(member)
    .where(eq(member.buyerId, buyerId))
    .orderBy(asc(member.id));

export const spentToday = async (db: Executor, memberId: number, now: Date): Promise<string> => {
  const { rows } = await db.execute<{ spent: string }>(sql`select ${spentOn(sql`${memberId}`, now)} as spent`);
  return rows[0]?.spent ?? '0';
};

export const findMember = (db: Executor, id: number): Promise<MemberRow | null> =>
  firstRow(db.select().from(member).where(eq(member.id, id)));

/** The person of this company, locked; null if another's. */
export const lockMember = (tx: Tx, buyerId: number, id: number): Promise<MemberRow | null> =>
  firstRow(
    tx
      .select()
      .from(member)
      .where(and(eq(member.id, id), eq(member.buyerId, buyerId)))
      .for('update'),
  );

/** Null if an account or another person has the phone. */
export const insertMember = async (tx: Tx, values: NewMember, now: Date): Promise<MemberRow | null> => {
  if (!(await claimPhone(tx, values.phone, { memberId: null }))) return null;
  return onlyRow(
    tx
      .insert(member)
      .values({ ...values, createdAt: now })
      .returning(),
  );
};

export const updateMember = (tx: Tx, id: number, values: Partial<MemberRow>) =>
  tx.update(member).set(values).where(eq(member.id, id));

/** A company's rules with the names that they refer to. */
const rules = (db: Executor) =>
  db
    .select({
      ...{ id: approvalRule.id, companyId: approvalRule.buyerId, isForStores: approvalRule.isForStores },
      ...{ fromTotal: approvalRule.fromTotal, isControlled: approvalRule.isControlled },
      store: buyer.company,
      category: { id: category.id, name: category.name },
    })
    .from(approvalRule)
    .leftJoin(category, eq(category.id, approvalRule.categoryId))
    .leftJoin(buyer, eq(buyer.id, approvalRule.storeId))
    .orderBy(asc(approvalRule.id))
    .$dynamic();

export const rulesOf = (db: Executor, buyerId: number) => rules(db).where(eq(approvalRule.buyerId, buyerId));

/** Own rules for people, and rules of these head offices for this store. */
export const rulesFor = (db: Executor, buyerId: number, offices: number[]) =>
  rules(db).where(
    or(
      and(eq(approvalRule.buyerId, buyerId), eq(approvalRule.isForStores, false)),
      and(
        among(approvalRule.buyerId, offices),
        eq(approvalRule.isForStores, true),
        or(isNull(approvalRule.storeId), eq(approvalRule.storeId, buyerId)),
      ),
    ),
  );

export const insertRule = (tx: Tx, values: NewRule) => onlyRow(tx.insert(approvalRule).values(values).returning());

/** False if the company has no such rule. */
export const deleteRuleOf = async (tx: Tx, buyerId: number, id: number): Promise<boolean> => {
  const gone = await tx
    .delete(approvalRule)
    .where(and(eq(approvalRule.id, id), eq(approvalRule.buyerId, buyerId)))
    .returning({ id: approvalRule.id });
  return gone.length === 1;
};

export const categoryExists = async (db: Executor, id: number) =>
  (await db.$count(category, eq(category.id, id))) === 1;
