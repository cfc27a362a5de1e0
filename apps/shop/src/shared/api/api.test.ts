import { operations } from '@yaoji/api-client';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./first-calls.ts');
  vi.resetModules();
});

test('[E9] where the code for calls does not come through, a call fails with a message and throws nothing', async () => {
  vi.doMock('./first-calls.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  const { toast } = await import('@yaoji/ui');
  const said = vi.spyOn(toast, 'error');
  const { api } = await import('./api.ts');
  const outcome = await api.call(operations.listLinks);
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'offline' } });
  expect(said).toHaveBeenCalledWith('网络异常，请检查网络连接');
});
