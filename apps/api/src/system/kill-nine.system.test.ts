import { rm } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { killDuringOrders } from '#testing/kill-nine.ts';

const dataDir = await copyEmbeddedTemplate();
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('[O1] [O5] loses no acknowledged order when the server is killed while orders are placed', async () => {
  const drill = await killDuringOrders(dataDir, 2, console.log);
  expect(drill).toMatchObject({ kills: 2, lost: [], breaches: [], complaints: [] });
  expect(drill.placed).toBeGreaterThan(0);
});
