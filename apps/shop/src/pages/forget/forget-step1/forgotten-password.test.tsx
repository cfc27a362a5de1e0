import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireVisitor } from '#testing/wire-browse.ts';

const visitor = { 'GET /api/user/base': () => ({ data: wireVisitor() }) };
type User = ReturnType<typeof renderShop>['user'];

const verify = async (user: User) => {
  await user.type(await screen.findByLabelText('手机号'), '13800001234');
  await user.type(screen.getByLabelText(/短信验证码/), '482913');
  await user.click(screen.getByRole('button', { name: '下一步' }));
};
const reset = async (user: User, password: string, again = password) => {
  await user.type(await screen.findByLabelText(/^\*?新密码/), password);
  await user.type(screen.getByLabelText(/确认新密码/), again);
  await user.click(screen.getByRole('button', { name: '重置密码' }));
};

test('[R061][R062][R063][C108][C109] phone, code and new password, in three steps', async () => {
  const { user, calls } = renderShop('/forget/step1', {
    ...visitor,
    'POST /api/auth/forget/verify': () => ({ data: { token: 't_1', expires_at: 0 } }),
    'POST /api/auth/forget/reset': () => ({}),
  });
  await verify(user);
  await reset(user, 'yaoji2028');
  expect(await screen.findByText('密码已重置')).toBeDefined();
  expect(Object.fromEntries(calls.find(({ path }) => path === '/api/auth/forget/reset')?.form ?? [])).toEqual({
    token: 't_1',
    password: 'yaoji2028',
  });
  expect(sessionStorage.getItem('recovery-token')).toBeNull();
});

test('[R062] the token survives a reload', async () => {
  sessionStorage.setItem('recovery-token', 't_1');
  renderShop('/forget/step2', visitor);
  expect(await screen.findByRole('heading', { name: '重置密码' })).toBeDefined();
});

test.each(['/forget/step2', '/forget/step3'])('[R062][R063] %s cannot be opened directly', async (path) => {
  renderShop(path, visitor);
  expect(await screen.findByRole('button', { name: '下一步' })).toBeDefined();
});

test.each([
  ['yaoji', 'yaoji', '密码至少8位'],
  ['yaojiyaoji', 'yaojiyaoji', '密码须同时包含字母和数字'],
  ['yaoji2028', 'yaoji2029', '两次输入的密码不一致'],
])('[V4] %s and %s: %s', async (password, again, problem) => {
  sessionStorage.setItem('recovery-token', 't_1');
  const { user, calls } = renderShop('/forget/step2', visitor);
  await reset(user, password, again);
  expect(await screen.findByText(problem)).toBeDefined();
  expect(calls.some(({ path }) => path === '/api/auth/forget/reset')).toBe(false);
});

test('[E3][R061] a wrong code is reported next to its field', async () => {
  const { user } = renderShop('/forget/step1', {
    ...visitor,
    'POST /api/auth/forget/verify': () => ({ status: 422, errors: { code: ['验证码错误或已过期'] } }),
  });
  await verify(user);
  expect(await screen.findAllByText('验证码错误或已过期')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/短信验证码/)));
});

test('[R062] an expired token restarts at step 1', async () => {
  sessionStorage.setItem('recovery-token', 't_old');
  const { user } = renderShop('/forget/step2', {
    ...visitor,
    'POST /api/auth/forget/reset': () => ({ status: 422, errors: { token: ['验证已失效，请重新验证手机号'] } }),
  });
  await reset(user, 'yaoji2028');
  expect(await screen.findByRole('button', { name: '下一步' })).toBeDefined();
  expect(screen.getByText('验证已失效，请重新验证手机号')).toBeDefined();
});

test('[C234] the account’s previous phone reverts changes and sets a password', async () => {
  const { user, calls } = renderShop('/forget/step1', {
    ...visitor,
    'POST /api/auth/restore': () => ({ data: { token: 't_2', expires_at: 0 } }),
  });
  await user.click(await screen.findByRole('button', { name: '账号被他人更改？' }));
  await user.type(await screen.findByLabelText('手机号'), '13800001234');
  await user.type(screen.getByLabelText(/短信验证码/), '482913');
  await user.click(screen.getByRole('button', { name: '撤销更改' }));
  expect(await screen.findByRole('heading', { name: '重置密码' })).toBeDefined();
  expect(sessionStorage.getItem('recovery-token')).toBe('t_2');
  expect(Object.fromEntries(calls.find(({ path }) => path === '/api/auth/restore')?.form ?? [])).toEqual({
    phone: '13800001234',
    code: '482913',
  });
});
