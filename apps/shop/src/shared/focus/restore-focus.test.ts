import { afterEach, expect, test, vi } from 'vitest';
import { restoreFocus } from './restore-focus.ts';

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
  end = restoreFocus();
}
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="删除 ${name}"]`);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
const removeLine = (name: string) => {
  const line = button(name)?.parentElement;
  button(name)?.blur();
  line?.remove();
};

test('the control of the next line gets the focus of a deleted line', async () => {
  show(['黄芪', '当归', '阿胶']);
  button('当归')?.focus();
  removeLine('当归');
  await expect.poll(focused).toBe('删除 阿胶');
});

test('deleting the last line focuses the one before', async () => {
  show(['黄芪', '当归']);
  button('当归')?.focus();
  removeLine('当归');
  await expect.poll(focused).toBe('删除 黄芪');
});

test('without any lines left, the page gets focus', async () => {
  show(['黄芪']);
  button('黄芪')?.focus();
  removeLine('黄芪');
  await expect.poll(focused).toBe('MAIN');
});

/** Advances fake timers beyond the limit. */
const settle = () => vi.advanceTimersByTimeAsync(2_000);

test('a question about a control leaves the place until it is closed', async () => {
  vi.useFakeTimers();
  show(['黄芪', '当归']);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog role="alertdialog"><button aria-label="好">好</button></dialog>',
  );
  button('黄芪')?.focus();
  const yes = document.querySelector<HTMLElement>('[aria-label="好"]');
  yes?.focus();
  button('黄芪')?.parentElement?.remove();
  await settle();
  expect(focused()).toBe('好');
  yes?.blur();
  yes?.closest('dialog')?.dispatchEvent(new Event('close'));
  await settle();
  expect(focused()).toBe('删除 当归');
});

test('if other controls replace it, the first of them gets focus', async () => {
  show(['黄芪']);
  const actions = document.createElement('div');
  actions.innerHTML = '<button aria-label="去付款">去付款</button><button aria-label="取消订单">取消订单</button>';
  document.querySelector('main')?.append(actions);
  actions.querySelector<HTMLElement>('[aria-label="取消订单"]')?.focus();
  actions.querySelector<HTMLElement>('[aria-label="取消订单"]')?.blur();
  actions.innerHTML = '<button aria-label="再次购买">再次购买</button>';
  await expect.poll(focused).toBe('再次购买');
});

test('a disabled button passes the focus to the controls next to it', async () => {
  document.body.innerHTML =
    '<main tabindex="-1"><p><input aria-label="全选" type="checkbox"><button aria-label="删除所选"></button></p></main>';
  end = restoreFocus();
  const remove = document.querySelector<HTMLButtonElement>('button');
  remove?.focus();
  remove?.setAttribute('disabled', '');
  await expect.poll(focused).toBe('全选');
});

test('a change made in a dialog counts for the control that opened it', async () => {
  show(['黄芪', '当归']);
  button('黄芪')?.focus();
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button aria-label="确定">确定</button></dialog>');
  document.querySelector<HTMLElement>('[aria-label="确定"]')?.focus();
  removeLine('黄芪');
  document.querySelector('dialog')?.remove();
  (document.activeElement as HTMLElement | null)?.blur();
  await expect.poll(focused).toBe('删除 当归');
});

test('a new page gets the focus itself', async () => {
  show(['黄芪', '当归']);
  button('黄芪')?.focus();
  window.history.replaceState(null, '', '/elsewhere');
  removeLine('黄芪');
  await expect.poll(focused).toBe('MAIN');
  window.history.replaceState(null, '', '/');
});

test('a page that moves the focus itself is left alone', async () => {
  vi.useFakeTimers();
  show(['黄芪', '当归']);
  button('黄芪')?.focus();
  window.history.replaceState(null, '', '/elsewhere');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input aria-label="用户名">');
  document.querySelector<HTMLElement>('[aria-label="用户名"]')?.focus();
  button('黄芪')?.parentElement?.remove();
  await settle();
  expect(focused()).toBe('用户名');
  window.history.replaceState(null, '', '/');
});
