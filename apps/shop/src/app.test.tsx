import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { createQueryClient } from '#shared/query/query-client.ts';
import { App } from './app.tsx';

const Failing = () => {
  throw new Error('out of order');
};
const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

beforeEach(() => {
  document.documentElement.removeAttribute('data-hydrated');
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a part that fails does not announce the page as hydrated', () => {
  render(
    <App queryClient={createQueryClient()}>
      <ErrorBoundary resetKey="" fallback={() => '页脚出错了'}>
        <Failing />
      </ErrorBoundary>
    </App>,
  );
  expect(screen.getByText('页脚出错了')).toBeDefined();
  expect(isHydrated()).toBe(false);
});

test('the message that replaces a failed app can be pressed at once', () => {
  render(
    <App queryClient={createQueryClient()}>
      <Failing />
    </App>,
  );
  expect(screen.getByText('页面出错了')).toBeDefined();
  expect(isHydrated()).toBe(true);
});
