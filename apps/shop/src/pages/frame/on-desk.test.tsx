import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { deskPart } from './on-desk.tsx';

/** A window as narrow as a phone; what this returns widens it. */
function narrowWindow() {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return () =>
    act(async () => {
      query.matches = false;
      query.dispatchEvent(new Event('change'));
    });
}

test('a phone has neither top bar nor rail; a window that grows gets them', async () => {
  const widen = narrowWindow();
  renderShop('/404');
  await screen.findByText('您访问的页面不存在或已下线');
  expect(screen.queryByRole('button', { name: '退出' })).toBeNull();
  await widen();
  expect(await screen.findByRole('button', { name: '退出' })).toBeDefined();
  expect(screen.getByRole('complementary', { name: '快捷面板' })).toBeDefined();
});

test('on a phone what the server rendered stays as it is, and nothing of it is rendered', async () => {
  const draw = vi.fn(() => <b>栏</b>);
  const Part = deskPart(() => draw);
  const { container, unmount } = render(<Part />);
  await screen.findByText('栏');
  const html = container.innerHTML;
  unmount();
  draw.mockClear();

  narrowWindow();
  const page = document.createElement('div');
  page.innerHTML = html;
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(page, <Part />, { onRecoverableError }));
  expect(page.innerHTML).toBe(html);
  expect([draw, onRecoverableError].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  act(() => root.unmount());
});
