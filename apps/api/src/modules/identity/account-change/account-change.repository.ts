import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { accountChange } from '#db/schema/account-change.ts';
import { buyer } from '#db/schema/buyer.ts';
import { dayMs } from '#durations.ts';

export type ChangeKind = (typeof accountChange.$inferSelect)['kind'];

/** How long a change can be undone. */
const openMs = dayMs;

const since = (now: Date) => new Date(now.getTime() - openMs);

/** Locks the account's row and returns the phone and e-mail address it has before the change. */
export const lockAccount = async (tx: Executor, buyerId: number) => {
  const columns = { phone: buyer.phone, loginEmail: buyer.loginEmail };
  const [row] = await tx.select(columns).from(buyer).where(eq(buyer.id, buyerId)).for('no key update');
  return row ?? { phone: null, loginEmail: null };
};

export const insertChange = (tx: Executor, values: typeof accountChange.$inferInsert) =>
  tx.insert(accountChange).values(values);

/**
 * Takes the changes that a phone or address can undo: all changes to the account since it had it. The oldest change of
 * each kind holds the value to restore. Null if there is nothing to undo.
 */
export const takeChanges = async (tx: Executor, recipient: string, now: Date) => {
  const open = gte(accountChange.createdAt, since(now));
  const [latest] = await tx
    .select({ buyerId: accountChange.buyerId })
    .from(accountChange)
    .where(and(eq(accountChange.recipient, recipient), open))
    .orderBy(desc(accountChange.id))
    .limit(1);
  if (!latest) return null;
  await lockAccount(tx, latest.buyerId);
  const rows = await tx.delete(accountChange).where(eq(accountChange.buyerId, latest.buyerId)).returning();
  const inOrder = rows.filter(({ createdAt }) => createdAt >= since(now)).sort((one, other) => one.id - other.id);
  const first = inOrder.findIndex((row) => row.recipient === recipient);
  const oldest = inOrder[first];
  if (!oldest) return null;
  const before = new Map<ChangeKind, unknown>();
  for (const { kind, before: value } of inOrder.slice(first)) if (!before.has(kind)) before.set(kind, value);
  return { buyerId: latest.buyerId, before, since: oldest.createdAt };
};

/** Removes changes that can no longer be undone. */
export const sweepAccountChanges = (db: Executor, now: Date) =>
  db.delete(accountChange).where(lt(accountChange.createdAt, since(now)));
