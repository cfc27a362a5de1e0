import { expect, it, vi } from 'vitest';
import { drawSellerPaper } from './draw-in-worker.ts';

const runInWorker = vi.hoisted(() => vi.fn(async () => new Uint8Array()));
vi.mock('#workers/run-in-worker.ts', async (original) => ({ ...(await original()), runInWorker }));

const seller = { name: '', taxNo: '', licence: '', address: '', phone: '', bank: '', account: '' };

it.each([
  ['short', '药集供应链'],
  ['long', '药'.repeat(20_001)],
])('draws in the %s lane by the length of the facts', async (lane, name) => {
  await drawSellerPaper({ ...seller, name }, new Date('2026-11-28T00:00:00Z'));
  expect(runInWorker).toHaveBeenLastCalledWith(expect.objectContaining({ lane }));
});
