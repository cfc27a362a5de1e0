import { afterEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end = () => {};
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function show(names: readonly string[]) {
  document.body.innerHTML = `<main tabindex="-1">${names
    .map((name) => `<p><a href="/${name}">${name}</a><button aria-label="删除 ${name}">删除</button></p>`)
    .join('')}</main>`;
  end = keepFocus();
}
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="删除 ${name}"]`);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
const removeLine = (name: string) => {
  const line = button(name)?.parentElement;
  button(name)?.blur();
  line?.remove();
};

test('the control of the next line takes the focus of a line that was deleted', async () => {
  show(['黄芪', '当归', '阿胶']);
  button('当归')?.focus();
  removeLine('当归');
  await vi.waitFor(() => expect(focused()).toBe('删除 阿胶'));
});

test('the last one gives it to the one before', async () => {
  show(['黄芪', '当归']);
  button('当归')?.focus();
  removeLine('当归');
  await vi.waitFor(() => expect(focused()).toBe('删除 黄芪'));
});

test('where none is left the page has it', async () => {
  show(['黄芪']);
  button('黄芪')?.focus();
  removeLine('黄芪');
  await vi.waitFor(() => expect(focused()).toBe('MAIN'), { timeout: 4000 });
});

test('a question asked for a control keeps its place until it is closed', async () => {
  show(['黄芪', '当归']);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog role="alertdialog"><button aria-label="好">好</button></dialog>',
  );
  button('黄芪')?.focus();
  const yes = document.querySelector<HTMLElement>('[aria-label="好"]');
  yes?.focus();
  button('黄芪')?.parentElement?.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(focused()).toBe('好');
  yes?.blur();
  yes?.closest('dialog')?.dispatchEvent(new Event('close'));
  await vi.waitFor(() => expect(focused()).toBe('删除 当归'));
});

test('another page begins anew', async () => {
  show(['黄芪', '当归']);
  button('黄芪')?.focus();
  window.history.replaceState(null, '', '/elsewhere');
  removeLine('黄芪');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(focused()).toBe('BODY');
  window.history.replaceState(null, '', '/');
});
