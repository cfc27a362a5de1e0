import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { whenOnline } from './when-online.ts';

function show(load: () => Promise<{ default: () => string }>) {
  const Part = lazy(whenOnline(load));
  render(
    <ErrorBoundary resetKey="" fallback={() => '页面出错了'}>
      <p>购物车</p>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
}

const returns = async (onLine: { mockReturnValue: (value: boolean) => unknown }) => {
  await act(async () => undefined);
  expect(screen.getByText('购物车')).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('明细')).toBeTruthy();
};

test('[E9] a part is not requested without a network, but when it returns: browsers remember failed modules', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockResolvedValue({ default: () => '明细' });
  show(load);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  await returns(onLine);
  expect(load).toHaveBeenCalledTimes(1);
});

test('[E9] a part whose request is cut off leaves the page intact, and loads when the network returns', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => '明细' });
  show(load);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  await returns(onLine);
  expect(load).toHaveBeenCalledTimes(2);
});

test('[E9] a part that the server no longer has is an error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  show(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('页面出错了')).toBeTruthy();
});
