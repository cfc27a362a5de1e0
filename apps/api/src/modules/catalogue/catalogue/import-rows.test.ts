import { expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importInSteps } from './import-file.ts';
import { type StepInput, type Steps, stepsOn } from './import-steps.ts';
import { reindexAfter } from './reindex.ts';

const { db, pool } = await openTestDatabase();

/** Imports rows one by one; returns how many search entries each step received. */
const bring = async (...rows: Record<string, string>[]) => {
  const handed: number[] = [];
  const steps: Steps = (name, input) => {
    // The cast: TypeScript does not see that name and input belong together.
    if (name === 'write') handed.push((input as StepInput<'write'>).entries?.length ?? 0);
    return stepsOn(db)(name, input);
  };
  const numbered = rows.map((row, index) => ({ line: index + 2, row }));
  await importInSteps(steps, numbered, { batchSize: () => 1 });
  return handed;
};

test('search entries prepared ahead of their step equal the server’s', async () => {
  const barcode = '6900000000014';
  const before = { name: '甘草片', maker: '豫西本草制药', barcode };
  const others = ['六味地黄丸', '阿莫西林胶囊', '炒白术', '重楼'].map((name) => ({ name, spec: '10g*20袋' }));
  await bring(before);
  const changed = { name: '复方甘草片', maker: '', barcode };
  expect(await bring(...others, changed)).toEqual([0, 0, 1, 1, 1]);
  expect(await bring(...others, changed)).toEqual([0, 0, 0, 0, 0]);
  const entries = async () => (await pool.query('select * from goods_search order by goods_id')).rows;
  const written = await entries();
  expect(written).toHaveLength(5);
  expect(written[0]).toMatchObject({ maker: '豫西本草制药', text: expect.stringContaining('复方甘草片') });
  await reindexAfter(db, 0);
  expect(await entries()).toEqual(written);
});
