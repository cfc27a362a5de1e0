import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useScrollPosition } from './use-scroll-position.ts';

const onApproach = vi.fn();
const scrollTo = vi.fn();
beforeEach(() => {
  onApproach.mockClear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

function Page({ restoresScroll }: { restoresScroll: boolean }) {
  useLinkNavigation(onApproach);
  useScrollPosition(restoresScroll);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>at {pathname + search}</p>
      <a href="/list?page=2">next</a>
      <a href="https://example.com/">other host</a>
      <a href="/api/invoice/1/pdf">file</a>
      <a href="/look/end">end of an impersonation</a>
      <a href="/preview/end">end of a preview</a>
      <a href="/list" target="_blank" rel="noopener">
        window
      </a>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}
const show = (restoresScroll = true) =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page restoresScroll={restoresScroll} />
    </MemoryRouter>,
  );

test('a plain link becomes a navigation', async () => {
  show();
  await userEvent.click(screen.getByText('next'));
  expect(screen.getByText('at /list?page=2')).toBeDefined();
});

test.each(['other host', 'file', 'window', 'end of an impersonation', 'end of a preview'])(
  '%s is left to the browser',
  async (name) => {
    show();
    let prevented: boolean | undefined;
    const watch = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    await userEvent.click(screen.getByText(name));
    window.removeEventListener('click', watch);
    expect(prevented).toBe(false);
    expect(screen.getByText('at /')).toBeDefined();
  },
);

test('a hovered link is reported', async () => {
  show();
  await userEvent.hover(screen.getByText('next'));
  expect(onApproach).toHaveBeenCalledWith('/list?page=2');
});

test('[S11] going forward starts at the top, going back restores the position', async () => {
  show();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
  window.dispatchEvent(new Event('scroll'));
  await userEvent.click(screen.getByText('next'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await userEvent.click(screen.getByText('back'));
  expect(screen.getByText('at /')).toBeDefined();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('[S11] going back scrolls again when the list arrives, until the user acts', async () => {
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  show();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
  window.dispatchEvent(new Event('scroll'));
  await userEvent.click(screen.getByText('next'));
  await userEvent.click(screen.getByText('back'));
  scrollTo.mockClear();
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  scrollTo.mockClear();
  window.dispatchEvent(new Event('touchstart'));
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('[S11] going back to a page whose route does not restore scroll starts at the top', async () => {
  show(false);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
  window.dispatchEvent(new Event('scroll'));
  await userEvent.click(screen.getByText('next'));
  await userEvent.click(screen.getByText('back'));
  expect(screen.getByText('at /')).toBeDefined();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
