import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { openSteps, pacedSteps } from './open-steps.ts';

test('a database that stops between two steps is reported with a message', async () => {
  const dataDir = await copyEmbeddedTemplate();
  const server = await openDatabase({ dataDir });
  const { steps, close } = await openSteps(readConfig({ DATA_DIR: dataDir }));
  expect(await steps('compare', { groups: [] })).toEqual([]);
  await server.close();
  await expect(steps('begin', {})).rejects.toThrow('The database has stopped. All rows read so far are stored;');
  await close();
});

test.each([
  [5, 200],
  [1000, 25],
])('after steps of %d ms the next one has %d rows', async (ms, rows) => {
  const { steps, batchSize } = pacedSteps(async () => ({ answer: [], ms }));
  for (let step = 0; step < 10; step++) await steps('compare', { groups: [] });
  expect(batchSize()).toBe(rows);
});
