import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';
import { operator } from './operator.ts';

/** A price below the floor, or an amount above the ceiling of the operator's role. */
export type Breach = { kind: 'floor' | 'ceiling'; title: string; figure: string; limit: string };

/** A write of the desk that one operator may not do alone. */
export const approval = pgTable(
  'approval',
  {
    id: id(),
    /** The write as it was sent, which runs again once approved. */
    operation: text('operation').notNull(),
    input: jsonb('input').$type<{ params: Record<string, unknown>; body: unknown }>().notNull(),
    breaches: jsonb('breaches').$type<Breach[]>().notNull(),
    askedBy: reference('asked_by')
      .notNull()
      .references(() => operator.id),
    reason: text('reason').notNull().default(''),
    /** Null: not handed in yet; an operator has at most one such row. */
    askedAt: instant('asked_at'),
    decidedBy: reference('decided_by').references(() => operator.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [index('approval_waiting').on(table.askedAt).where(sql`${table.decidedAt} is null`)],
);
