import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import type { Context } from '#operation.ts';
import { deleteEventsBefore, insertEvent, type SecurityEvent } from './security-log.repository.ts';

export type EventKind = SecurityEvent['kind'];

/** Request data for an event; without a client if an operator causes it, who is in the operator log. */
export type EventSource = Pick<Context, 'now'> & Partial<Pick<Context, 'client' | 'log'>>;

const nobody = { address: '', userAgent: '' };

/** Adds an event to the account's log and to the server's log. */
export const recordEvent = async (
  tx: Executor,
  { now, log, client = nobody }: EventSource,
  buyerId: number,
  kind: EventKind,
  detail = '',
) => {
  const { address, userAgent } = client;
  log?.info({ security: kind, buyerId, detail, address }, 'security event');
  await insertEvent(tx, { buyerId, kind, detail: detail.slice(0, 200), address, userAgent, createdAt: now });
};

const storedMs = 180 * dayMs;

export const sweepSecurityLog = (db: Executor, now: Date) => deleteEventsBefore(db, new Date(now.getTime() - storedMs));
