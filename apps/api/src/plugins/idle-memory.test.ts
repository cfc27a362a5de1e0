import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectWhenQuiet } from './idle-memory.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[baseline] collects garbage once after each busy time, whatever probes ask', () => {
  const collect = vi.fn();
  const [shop, desk] = [createServer(), createServer()];
  collectWhenQuiet([shop, desk], collect);
  const ask = (server: typeof shop, url: string) => server.emit('request', { url });

  for (const server of [shop, desk, shop]) {
    vi.advanceTimersByTime(14_000);
    ask(server, '/');
  }
  expect(collect).not.toHaveBeenCalled();

  vi.advanceTimersByTime(14_000);
  ask(shop, '/healthz');
  vi.advanceTimersByTime(1000);
  expect(collect).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(3_600_000);
  expect(collect).toHaveBeenCalledTimes(1);
  ask(desk, '/');
  vi.advanceTimersByTime(15_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('[baseline] frees what nothing refers to', async () => {
  vi.useRealTimers();
  const garbage = (() => new WeakRef({ words: 'x'.repeat(1000) }))();
  await new Promise((resolve) => setImmediate(resolve));
  vi.useFakeTimers();
  collectWhenQuiet([]);
  vi.advanceTimersByTime(15_000);
  expect(garbage.deref()).toBeUndefined();
});
