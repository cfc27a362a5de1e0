import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** A run of the audit that was asked for at the desk, with what it found. */
export const auditRun = pgTable('audit_run', {
  id: id(),
  operator: text('operator').notNull(),
  /** How many rules it looked at; 0 until it has ended. */
  rules: integer('rules').notNull().default(0),
  /** The rules that do not hold, each with its first breaches. */
  breaches: jsonb('breaches').$type<{ rule: string; what: string[] }[]>().notNull().default([]),
  endedAt: instant('ended_at'),
  createdAt: createdAt(),
});
