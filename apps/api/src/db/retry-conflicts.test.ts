import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { retryConflicts } from './retry-conflicts.ts';
import { setting } from './schema/setting.ts';
import { openTestDatabase } from './testing.ts';

const { db } = await openTestDatabase();

it('completes both transactions of a real deadlock', async () => {
  await db.insert(setting).values([
    { key: 'a', value: 0 },
    { key: 'b', value: 0 },
  ]);
  const add = sql`to_jsonb((${setting.value})::int + 1)`;
  const touch = (first: string, second: string) =>
    retryConflicts(() =>
      db.transaction(async (tx) => {
        await tx.update(setting).set({ value: add }).where(eq(setting.key, first));
        await tx.execute(sql`select pg_sleep(0.2)`);
        await tx.update(setting).set({ value: add }).where(eq(setting.key, second));
      }),
    );
  await Promise.all([touch('a', 'b'), touch('b', 'a')]);
  const rows = await db.select().from(setting).orderBy(setting.key);
  expect(rows.map(({ value }) => value)).toEqual([2, 2]);
});

it('passes other errors on, and gives up after a while', async () => {
  const other = vi.fn().mockRejectedValue(new Error('no such table'));
  await expect(retryConflicts(other)).rejects.toThrow('no such table');
  expect(other).toHaveBeenCalledTimes(1);
  const always = vi.fn().mockRejectedValue(Object.assign(new Error('deadlock'), { code: '40P01' }));
  await expect(retryConflicts(always)).rejects.toThrow('deadlock');
  expect(always).toHaveBeenCalledTimes(4);
});
