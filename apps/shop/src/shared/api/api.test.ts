import { fireEvent } from '@testing-library/react';
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

test('the calls are fetched for whoever moves a pointer, not for one that rests while the page moves', async () => {
  const load = vi.fn(() => ({}));
  vi.doMock('./first-calls.ts', load);
  vi.resetModules();
  await import('./api.ts');
  fireEvent.pointerOver(document.body);
  fireEvent.pointerMove(document.body, { movementX: 0, movementY: 0 });
  await vi.dynamicImportSettled();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body, { movementX: 1 });
  await expect.poll(() => load).toHaveBeenCalled();
});
