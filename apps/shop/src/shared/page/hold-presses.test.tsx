import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import page from '../../../index.html?raw';
import { markHydrated } from './hydrated.ts';

const [, script] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
const done: string[] = [];
let unmount: (() => void) | undefined;

beforeEach(() => {
  done.length = 0;
  document.documentElement.removeAttribute('data-hydrated');
  // In development, React warns about the mark on a pressed control.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  act(() => unmount?.());
  cleanup();
  document.body.innerHTML = '';
});

/** Paints server-rendered content; the returned function hydrates it, and resolves after all replays. */
function paint(content: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(content);
  document.body.append(root);
  new Function(script ?? '')();
  return async (arrive = () => {}) => {
    const hydrated = await act(async () => hydrateRoot(root, content));
    unmount = () => hydrated.unmount();
    await asInBrowsers(async () => {
      arrive();
      markHydrated();
      // Events are replayed one by one, each in its own task.
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
  };
}

/** Outside act, React renders each event before the next one, as in browsers. */
async function asInBrowsers(run: () => Promise<void>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await run();
  vi.unstubAllGlobals();
}

function Field() {
  const [text, setText] = useState('1');
  return (
    <>
      <input
        aria-label="数量"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={(event) => done.push(`left at ${event.target.value}`)}
        onKeyDown={({ key, currentTarget }) => done.push(`${key} at ${currentTarget.value}`)}
      />
      <output>{text}</output>
    </>
  );
}

it('replays clicks and input in order and once', async () => {
  const release = paint(
    <>
      <Field />
      <button type="button" onClick={() => done.push('added')}>
        加入
      </button>
    </>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: '2' } });
  fireEvent.input(field, { target: { value: '20' } });
  fireEvent.change(field);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').hasAttribute('data-held')).toBe(true);
  expect(done).toEqual([]);
  await release();
  expect(screen.getByRole('status').textContent).toBe('20');
  expect(done).toEqual(['left at 20', 'added']);
  expect(screen.getByRole('button').hasAttribute('data-held')).toBe(false);

  fireEvent.click(screen.getByRole('button'));
  expect(done).toEqual(['left at 20', 'added', 'added']);
});

it('replays Enter and arrows in a field after its text', async () => {
  const release = paint(<Field />);
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: '30' } });
  fireEvent.keyDown(field, { key: '0' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  await release();
  expect(done).toEqual(['Enter at 30', 'ArrowUp at 30']);
});

it('drops text typed after Enter, which may belong to another field', async () => {
  const release = paint(<Field />);
  const field = screen.getByRole('textbox');
  const type = () => field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true, data: '3' }));
  expect(type()).toBe(true);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(type()).toBe(false);
  await release();
  expect(type()).toBe(true);
});

it.each([
  ['first', false],
  ['after another press in it', true],
])('delivers input to a part that hydrates for it, %s', async (_name, isPressedBefore) => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  let isThere = true;
  const Part = () => {
    if (!isThere) throw code;
    return (
      <>
        <button type="button">全选</button>
        <Field />
      </>
    );
  };
  const content = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const release = paint(content);
  isThere = false;
  if (isPressedBefore) fireEvent.click(screen.getByRole('button'));
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: '30' } });
  fireEvent.change(field);
  await release(() => {
    isThere = true;
    arrive();
  });
  expect([screen.getByRole('status').textContent, done]).toEqual(['30', ['left at 30']]);
});

it('leaves a box unchanged after two clicks', async () => {
  const release = paint(
    <label>
      <input type="checkbox" onChange={(event) => done.push(String(event.target.checked))} />
      只看有货
    </label>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await release();
  expect([done, box.checked]).toEqual([['true', 'false'], false]);
});

it('delivers a selected option', async () => {
  const release = paint(
    <select aria-label="范围" defaultValue="goods" onChange={(event) => done.push(event.target.value)}>
      <option value="goods">商品</option>
      <option value="maker">厂家</option>
    </select>,
  );
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'maker' } });
  await release();
  expect(done).toEqual(['maker']);
});

it('leaves links and forms with their own action to the browser', async () => {
  const followed = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', followed);
  const release = paint(
    <>
      <a href="/list">全部商品</a>
      <form action="/search">
        <button type="submit">搜索</button>
      </form>
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button'));
  expect(followed).toHaveBeenCalledTimes(2);
  await release();
  expect(followed).toHaveBeenCalledTimes(2);
  window.removeEventListener('click', followed);
});

it('does not interfere with an input method', async () => {
  const release = paint(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = "e'jiao";
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  await release();
  expect([field.value, screen.getByRole('status').textContent]).toEqual(["e'jiao", '1']);
});
