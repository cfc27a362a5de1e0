import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Db, Tx } from '#db/database.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { setting } from '#db/schema/setting.ts';
import { openTestDatabase } from '#db/testing.ts';
import { Refusal } from '#errors/refusal.ts';
import { findEntries, recordAction } from './index.ts';

const { db } = await openTestDatabase();
const who = { operator: '张店长', command: 'desk changeSettings' };
const copies: object[] = [];
const copy = { log: { info: (line: object) => copies.push(line) }, operation: 'changeSettings', subject: 1 } as const;

beforeEach(async () => {
  copies.length = 0;
  await db.delete(operatorLog);
  await db.delete(setting);
});

const write = (tx: Db & Tx) => tx.insert(setting).values({ key: 'test', value: 1 });
const run = (action: (tx: Db & Tx) => Promise<never>) =>
  recordAction(db, { ...who, copy }, new Date(), async (tx) => {
    await write(tx);
    return action(tx);
  });
const state = async () => ({
  isWritten: (await db.$count(setting)) === 1,
  entries: (await findEntries(db, 9, {})).map(({ outcome, answer }) => [outcome, answer]),
  copied: copies.map((line) => (line as { outcome: string }).outcome),
});

it('stores a write and its entry together', async () => {
  const done = recordAction(db, { ...who, copy }, new Date(), async (tx) => {
    await write(tx);
    expect(await db.$count(operatorLog)).toBe(0);
    return { result: 7, answer: '已保存', change: { before: null, after: 1 } };
  });
  expect(await done).toBe(7);
  expect(await state()).toEqual({ isWritten: true, entries: [['done', '已保存']], copied: ['done'] });
});

it('leaves only an entry of a refusal', async () => {
  await expect(run(() => Promise.reject(new Refusal('roleForbids')))).rejects.toMatchObject({ code: 'roleForbids' });
  const { message } = new Refusal('roleForbids');
  expect(await state()).toEqual({ isWritten: false, entries: [['refused', message]], copied: ['refused'] });
});

it('commits a refusal that keeps its writes', async () => {
  const refusal = new Refusal('roleForbids', { keepsWrites: true });
  await expect(run(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await state()).toMatchObject({ isWritten: true, entries: [['refused', refusal.message]] });
});

it('never logs the parameters of a failed query', async () => {
  const failing = run(async (tx) => {
    await tx.execute(sql`select ${'13800001234'}::int / 0`);
    throw new Error('unreachable');
  });
  await expect(failing).rejects.toThrow();
  const { isWritten, entries } = await state();
  expect(isWritten).toBe(false);
  expect(entries).toEqual([['failed', expect.stringMatching(/^Failed query: select \$1/)]]);
  expect(JSON.stringify(entries)).not.toContain('13800001234');
});
