import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '@yaoji/api-client/erp/contract';
import type { Ask } from './ask.ts';
import { orderTables } from './order-tables.ts';
import { writeComplete, writeTable } from './write-table.ts';

/** The last position read. `pending`: files to hand out before it moves to `next`. */
type State = { after: number; pending?: { next: number; names: string[] } };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const readState = async (path: string): Promise<State> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as State; // The cast: only this file writes it.
  } catch (error) {
    if (isMissing(error)) return { after: 0 };
    throw error;
  }
};

const kinds: readonly Schemas['ChangeKind'][] = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.received',
  'order.cancelled',
  'shipment.created',
  'return.asked',
  'return.approved',
  'return.refused',
  'return.received',
  'return.refunded',
];

const changesPerRun = 200;

/** Writes changed orders to `state`, so that a stop at any point neither loses a file nor writes it twice to `out`. */
const prepare = async (folder: string, next: number, orders: readonly Schemas['Order'][]): Promise<string[]> => {
  const names: string[] = [];
  for (const [kind, { heads, rowsOf }] of Object.entries(orderTables)) {
    const rows = orders.flatMap(rowsOf);
    if (rows.length === 0) continue;
    const name = `${kind}-${String(next).padStart(12, '0')}.csv`;
    await writeTable(join(folder, 'state', name), heads, rows);
    names.push(name);
  }
  return names;
};

const handOut = async (folder: string, names: readonly string[]) => {
  await mkdir(join(folder, 'out'), { recursive: true });
  for (const name of names)
    await rename(join(folder, 'state', name), join(folder, 'out', name)).catch((error: unknown) => {
      // Handed out before the last run stopped.
      if (!isMissing(error)) throw error;
    });
};

/** Writes all orders that changed since the last run, with their parcels and returns, to `out`. */
export const takeOrders = async (ask: Ask, folder: string): Promise<string[]> => {
  const path = join(folder, 'state', 'position.json');
  const written: string[] = [];
  const save = (state: State) => writeComplete(path, JSON.stringify(state));
  let { after, pending } = await readState(path);
  for (;;) {
    if (pending) {
      await handOut(folder, pending.names);
      written.push(...pending.names);
      after = pending.next;
      await save({ after });
    }
    const query = new URLSearchParams({ after: String(after), limit: String(changesPerRun) });
    for (const kind of kinds) query.append('kinds', kind);
    const { list, next } = await ask<Schemas['Changes']>('GET', `/erp/v1/changes?${query}`);
    if (next === after) return written;
    const orders: Schemas['Order'][] = [];
    for (const no of new Set(list.map(({ subject }) => subject)))
      orders.push(await ask('GET', `/erp/v1/orders/${encodeURIComponent(no)}`));
    pending = { next, names: await prepare(folder, next, orders) };
    await save({ after, pending });
  }
};
