import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMutateOnce } from './use-mutate-once.ts';

const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const start = (answer: () => Promise<string>) => {
  const send = vi.fn(answer);
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const { result } = renderHook(() => useMutateOnce(useMutation({ mutationFn: send })), { wrapper: within });
  const press = () => act(() => result.current(undefined, { onSuccess, onError }));
  return { send, onSuccess, onError, press };
};

afterEach(() => vi.useRealTimers());

test('[O1] the second press of a double click does nothing, even if the first is already answered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { send, onSuccess, press } = start(async () => 'done');
  press();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  press();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(send).toHaveBeenCalledOnce();
});

test('a form that stays on the page can be sent again shortly after', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { send, onSuccess, press } = start(async () => 'done');
  press();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  await act(() => vi.advanceTimersByTimeAsync(600));
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a failed mutation can be retried at once', async () => {
  const { send, onError, press } = start(() => Promise.reject(new Error('no')));
  press();
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
