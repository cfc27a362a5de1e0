import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** A run of the audit requested at the desk, with its findings. */
export const auditRun = pgTable('audit_run', {
  id: id(),
  operator: text('operator').notNull(),
  /** Number of rules checked; 0 until it ends. */
  rules: integer('rules').notNull().default(0),
  /** Violated rules, each with its first violations. */
  breaches: jsonb('breaches').$type<{ rule: string; what: string[] }[]>().notNull().default([]),
  endedAt: instant('ended_at'),
  createdAt: createdAt(),
});
