import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type CardProps = { name: string };

function Card({ name }: CardProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const complaints = vi.fn();
let unmount = () => {};

/** Each page begins with modules that know of no other. */
beforeEach(() => {
  vi.resetModules();
  complaints.mockReset();
});
afterEach(() => {
  unmount();
  unmount = () => {};
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-hydrated');
  document.documentElement.removeAttribute('data-used');
});

/** A late part whose code arrives when it is told to. */
async function setUp() {
  const { latePart } = await import('./late-part.tsx');
  const { waitForFirstInput } = await import('./first-input.ts');
  const { HydratedMark } = await import('./hydrated-mark.tsx');
  let resolve = (_: typeof Card) => {};
  const code = new Promise<typeof Card>((settle) => {
    resolve = settle;
  });
  const load = vi.fn(() => code);
  const LateCard = latePart<CardProps>(load, () => <i>loading</i>);
  const arrive = () => act(async () => resolve(Card));

  const page = (content: ReactNode) => (
    <main>
      {content}
      <HydratedMark />
    </main>
  );
  const open = async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      page(
        <Suspense>
          <Card name="阿胶" />
        </Suspense>,
      ),
    );
    document.body.append(container);
    waitForFirstInput();
    const options = { onRecoverableError: complaints };
    const root = await act(async () => hydrateRoot(container, page(<LateCard name="阿胶" />), options));
    unmount = () => act(() => root.unmount());
    return { rename: (name: string) => act(async () => root.render(page(<LateCard name={name} />))) };
  };
  return { LateCard, load, arrive, open };
}

const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

it('stays as the server rendered it until the first input, and presses are held until its code is there', async () => {
  const { load, arrive, open } = await setUp();
  await open();
  const button = screen.getByRole('button');
  expect([isHydrated(), load.mock.calls.length]).toEqual([true, 0]);

  fireEvent.pointerMove(document.body);
  expect([isHydrated(), load.mock.calls.length], 'a pointer that rests').toEqual([true, 0]);
  fireEvent.pointerMove(document.body, { movementX: 1 });
  expect([isHydrated(), load.mock.calls.length]).toEqual([false, 1]);
  await arrive();
  expect(isHydrated()).toBe(true);
  expect(screen.getByRole('button')).toBe(button);
  fireEvent.click(button);
  expect(button.textContent).toBe('阿胶 1');
  expect(complaints).not.toHaveBeenCalled();
});

it('what was pressed before the page was hydrated is done once the code is there', async () => {
  const { load, arrive, open } = await setUp();
  document.documentElement.setAttribute('data-used', '');
  await open();
  expect([isHydrated(), load.mock.calls.length]).toEqual([false, 1]);
  await arrive();
  expect(isHydrated()).toBe(true);
});

it('is hydrated without an input once the page was quiet for a while', async () => {
  vi.useFakeTimers();
  const { load, arrive, open } = await setUp();
  await open();
  await act(() => vi.advanceTimersByTimeAsync(2400));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await arrive();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('阿胶 1');
});

it('with new data it is hydrated, and shows what is there until then', async () => {
  const { load, arrive, open } = await setUp();
  const { rename } = await open();
  await rename('阿胶颗粒');
  expect(load).toHaveBeenCalled();
  expect(screen.getByRole('button').textContent).toBe('阿胶 0');
  await arrive();
  expect((await screen.findByRole('button', { name: '阿胶颗粒 0' })).isConnected).toBe(true);
  expect(complaints).not.toHaveBeenCalled();
});

it('is loaded at once where the browser renders it', async () => {
  const { LateCard, arrive } = await setUp();
  render(<LateCard name="阿胶" />);
  expect(screen.getByText('loading')).toBeDefined();
  await arrive();
  expect(await screen.findByRole('button', { name: '阿胶 0' })).toBeDefined();
});
