import { operations, type Schemas } from '@yaoji/api-client/desk/contract';
import type { findEntries } from '#modules/platform/operator-log/index.ts';
import { toSeconds } from '#wire-values.ts';

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

const titled = operations as Readonly<Record<string, { title?: string }>>; // The cast: reads have no title.

/** `desk cancelOrder 202611230000256 {…}` becomes `取消订单 202611230000256`. */
export const actionOf = (command: string): string => {
  const [, id = '', subject = ''] = /^desk (\w+)(?: ([^\s{]+))?/.exec(command) ?? [];
  const title = Object.hasOwn(titled, id) ? titled[id]?.title : undefined;
  return title === undefined ? command : `${title} ${subject}`.trim();
};

export const toEntry = ({ change, createdAt, ...row }: EntryRow): Schemas['LogEntry'] => {
  const { before = null, after = null } = change === null ? {} : JSON.parse(change);
  return { ...row, action: actionOf(row.command), before, after, createdAt: toSeconds(createdAt) };
};
