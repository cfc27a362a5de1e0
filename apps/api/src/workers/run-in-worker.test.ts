import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runInWorker, WorkTooLongError } from './run-in-worker.ts';

const program = new URL('../testing/held-worker.ts', import.meta.url);

const run = (withinMs: number, hold: () => Promise<string> = async () => 'done') =>
  runInWorker({ program, input: 'held', withinMs, answers: { hold } });

it('limits the time of the work, not of the wait in the queue', async () => {
  const withinMs = 2000;
  const first = Promise.withResolvers<string>();
  const works = [run(60_000, () => first.promise), run(withinMs), run(withinMs)];
  await sleep(withinMs + 200);
  first.resolve('held');
  expect(await Promise.all(works)).toEqual(['held', 'done', 'done']);
});

it('does not let short work wait for long work', async () => {
  const held = Promise.withResolvers<string>();
  const long = run(60_000, () => held.promise);
  const lane = 'short' as const;
  expect(
    await runInWorker({ program, input: 'held', withinMs: 60_000, answers: { hold: async () => 'done' }, lane }),
  ).toBe('done');
  held.resolve('held');
  expect(await long).toBe('held');
});

it('ends work that takes too long, and runs the next one in a new thread', async () => {
  const endless = runInWorker({ program, input: 'endless', withinMs: 500, answers: {} });
  const next = run(20_000);
  await expect(endless).rejects.toThrow(WorkTooLongError);
  expect(await next).toBe('done');
});
