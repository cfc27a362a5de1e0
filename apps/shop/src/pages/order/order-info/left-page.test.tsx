import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const nextPage = vi.hoisted(() => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { code, arrive: () => arrive() };
});
vi.mock('#pages/help/help-contact/help-contact-page.tsx', async () => {
  await nextPage.code;
  return { default: () => <h1>联系我们</h1>, prefetch: undefined, findRedirect: undefined };
});

// Test files in a run share modules: reset them, so this page loads fresh and its mock does not leak.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

test('[P8] a missing order does not redirect after its page has been left', async () => {
  let answer = (_: { status: number; message: string }) => {};
  const refusal = new Promise<{ status: number; message: string }>((resolve) => {
    answer = resolve;
  });
  const { renderShop } = await import('#testing/render-shop.tsx');
  const { user, container, calls, queryClient } = renderShop('/order/info/9', { 'GET /api/order/9': () => refusal });
  const link = Object.assign(document.createElement('a'), { href: '/help/us/link', textContent: '走开' });
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/order/9')).toBe(true));
  container.append(link);
  await user.click(link);
  answer({ status: 404, message: '订单不存在' });
  // The page being left stays mounted until the next one is ready, and receives the answer.
  const { orderKeys } = await import('#features/order/order.queries.ts');
  await waitFor(() => expect(queryClient.getQueryState(orderKeys.one(9))?.status).toBe('error'));
  nextPage.arrive();
  expect(await screen.findByRole('heading', { name: '联系我们' })).toBeTruthy();
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('heading', { name: '页面不存在' })).toBeNull();
});
