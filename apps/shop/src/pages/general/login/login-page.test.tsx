import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer } from '#testing/wire-browse.ts';
import { solvedCaptcha, wireCaptcha } from '#testing/wire-captcha.ts';

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

const logIn = async (user: ReturnType<typeof renderShop>['user'], password = 'yaoji2026') => {
  await user.clear(await screen.findByLabelText('用户名'));
  await user.type(screen.getByLabelText('用户名'), ' pharmacy ');
  await user.clear(screen.getByLabelText('密码'));
  await user.type(screen.getByLabelText('密码'), password);
  await user.click(screen.getByRole('button', { name: '登录' }));
};

test('[R005][S7] logging in returns to the requesting page and reloads it', async () => {
  const { user, calls } = renderShop('/login?back=%2Flist%3Fpage%3D2', {
    'POST /api/auth/login': () => ({ data: wireBuyer() }),
  });
  await logIn(user);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(calls.find(({ path }) => path === '/api/auth/login')?.form.get('username')).toBe('pharmacy');
  expect(await screen.findByText('没有商品哦~')).toBeDefined();
});

test('[R005] nothing is sent until both fields are filled', async () => {
  const { user, calls } = renderShop('/login');
  await user.click(await screen.findByRole('button', { name: '登录' }));
  expect(screen.getByText('请输入用户名或手机号')).toBeDefined();
  expect(screen.getByText('请输入密码')).toBeDefined();
  expect(calls.some(({ path }) => path === '/api/auth/login')).toBe(false);
});

test('[R005] a password manager finds the fields, and a password can be pasted', async () => {
  const { user } = renderShop('/login');
  const field = await screen.findByLabelText<HTMLInputElement>('密码');
  expect([screen.getByLabelText('用户名').getAttribute('autocomplete'), field.autocomplete]).toEqual([
    'username',
    'current-password',
  ]);
  await user.click(field);
  await user.paste('从管理器来的密码 2026');
  expect(field.value).toBe('从管理器来的密码 2026');
});

test('[E3] errors appear next to their field and as a toast', async () => {
  const { user } = renderShop('/login', {
    'POST /api/auth/login': () => ({ status: 422, errors: { password: ['用户名或密码错误'] } }),
  });
  await logIn(user, 'wrong');
  expect(await screen.findAllByText('用户名或密码错误')).toHaveLength(2);
});

test('[R005][C102] after too many failures the browser solves a captcha for that user name', async () => {
  let tries = 0;
  const { user, calls } = renderShop('/login', {
    'POST /api/auth/login': () => {
      tries += 1;
      return tries === 1 ? { status: 428, code: 42801, message: '请完成安全验证' } : { data: wireBuyer() };
    },
    'GET /api/auth/captcha': () => ({ data: wireCaptcha }),
  });
  await logIn(user);
  await waitFor(() => expect(tries).toBe(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls.find(({ path }) => path === '/api/auth/captcha')?.query.get('account')).toBe('pharmacy');
  const form = calls.filter(({ path }) => path === '/api/auth/login').at(-1)?.form;
  expect(Object.fromEntries(form ?? [])).toMatchObject({ username: 'pharmacy', ...solvedCaptcha });
});

test('[R005] a refused captcha is reported next to the field', async () => {
  const { user } = renderShop('/login', {
    'POST /api/auth/login': () => ({ status: 428, code: 42801, message: '安全验证没有通过或已过期，请重试' }),
    'GET /api/auth/captcha': () => ({ data: wireCaptcha }),
  });
  await logIn(user);
  expect(await screen.findAllByText('安全验证没有通过或已过期，请重试')).not.toHaveLength(0);
  expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).toBe('true');
});

test('[C252] a log-in with a second factor asks for its code and trusts the device on request', async () => {
  const { user, calls } = renderShop('/login?back=%2Flist', {
    'POST /api/auth/login': () => ({ status: 428, code: 42803, message: '请输入动态验证码', data: { ticket: 'f_1' } }),
    'POST /api/auth/second_factor': () => ({ data: wireBuyer() }),
  });
  await logIn(user);
  const dialog = within(await screen.findByRole('dialog', { name: '两步验证' }));
  await user.type(dialog.getByLabelText(/动态验证码/), '492039');
  await user.click(dialog.getByRole('checkbox', { name: /信任此设备/ }));
  await user.click(dialog.getByRole('button', { name: '验证' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const sent = calls.find(({ path }) => path === '/api/auth/second_factor')?.form;
  expect(Object.fromEntries(sent ?? [])).toEqual({ ticket: 'f_1', code: '492039', remember: '1' });
});

test('[C252] a log-in without the code does not proceed', async () => {
  const { user, calls } = renderShop('/login', {
    'POST /api/auth/login': () => ({ status: 428, code: 42803, message: '请输入动态验证码', data: { ticket: 'f_1' } }),
  });
  await logIn(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  expect(calls.some(({ path }) => path === '/api/auth/second_factor')).toBe(false);
});
