import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '@yaoji/api-client/erp/contract';
import { afterAll } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { startTestApp } from '#testing/test-app.ts';
import { askOf } from './ask.ts';
import { bringFiles } from './bring-files.ts';

/** A folder for files, and a desk that the bridge sends them to with a key of these scopes. */
export const startBridge = async (scopes: Scope[]) => {
  const { db } = await openTestDatabase();
  const shop = await startTestApp(db);
  const desk = await startTestDesk(db, shop);
  const owner = await desk.work('owner');
  const key = await erpClient(desk).makeKey(owner, scopes);
  const ask = askOf(await desk.app.listen({ port: 0, host: '127.0.0.1' }), key);
  const folder = await mkdtemp(join(tmpdir(), 'bridge-'));
  await mkdir(join(folder, 'in'));
  afterAll(() => rm(folder, { recursive: true }));
  const filesIn = async (...path: string[]) => (await readdir(join(folder, ...path))).sort();
  return {
    ...{ db, shop, desk, owner, ask, folder, filesIn },
    drop: (name: string, text: string) => writeFile(join(folder, 'in', name), text),
    bring: () => bringFiles(ask, folder, async () => {}),
    answerFor: async (name: string) => {
      const found = (await filesIn('out', 'answers')).findLast((each) => each.endsWith(`-${name}.csv`));
      return readFile(join(folder, 'out', 'answers', found ?? ''), 'utf8');
    },
  };
};
