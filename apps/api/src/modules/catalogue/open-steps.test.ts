import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { socketPath } from '#ops/socket-path.ts';
import { openSteps } from './open-steps.ts';

const home = mkdtempSync(join(tmpdir(), 'yaoji-steps-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A server that answers so many steps, each as having taken so long, and then breaks every connection. */
const serve = async (answers: number, ms: number) => {
  const dataDir = mkdtempSync(join(home, 'data-'));
  let left = answers;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    socket.resume().once('end', () => {
      if (left-- > 0) socket.end(JSON.stringify({ lines: ['[]', String(ms)], exitCode: 0 }));
      else socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath(dataDir) ?? '', resolve));
  return { server, open: () => openSteps(readConfig({ DATA_DIR: dataDir }), 'chief') };
};

test('a server that stops between two steps is named in a sentence', async () => {
  const { server, open } = await serve(2, 25);
  const { steps } = await open();
  expect(await steps('compare', { groups: [] })).toEqual([]);
  await expect(steps('compare', { groups: [] })).rejects.toThrow('The server has stopped. What was read so far is in;');
  server.close();
});

test.each([
  [5, 200],
  [1000, 25],
])('steps that take %d ms become as many rows as %d', async (ms, rows) => {
  const { server, open } = await serve(20, ms);
  const { steps, batchSize } = await open();
  for (let step = 0; step < 10; step++) await steps('compare', { groups: [] });
  expect(batchSize()).toBe(rows);
  server.close();
});
