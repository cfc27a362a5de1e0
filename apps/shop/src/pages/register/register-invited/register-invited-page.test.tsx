import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireVisitor } from '#testing/wire-browse.ts';

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

const code = 'K7QM2XHD9RTAVB3E';
const invitation = (purpose: string, company = '康宁大药房') => ({
  data: { purpose, company, phone: '138****1234', expires_at: 1_798_761_600 },
});
const visitor = { 'GET /api/user/base': () => ({ data: wireVisitor() }) };
const entering = {
  ...visitor,
  'POST /api/auth/invitation/accept': () => ({ data: null, message: '密码已设置，请登录' }),
  'POST /api/auth/login': () => ({ data: wireBuyer() }),
};

test('[R122][C289][C290][C100] a link sets username and password of a prepared account, and logs in', async () => {
  const { user, calls } = renderShop(`/register/invited#${code}`, {
    ...entering,
    'POST /api/auth/invitation': () => invitation('account'),
  });
  const form = (path: string) => Object.fromEntries(calls.find((call) => call.path === path)?.form ?? []);
  expect(await screen.findByText('康宁大药房')).toBeDefined();
  expect(form('/api/auth/invitation')).toEqual({ code });
  await user.type(screen.getByLabelText(/手机号/), '13800001234');
  await user.type(screen.getByLabelText(/用户名/), 'kangning');
  await user.type(screen.getByLabelText(/登录密码/), 'shidanlan72');
  await user.click(screen.getByRole('button', { name: '设置密码并登录' }));
  expect(screen.getByText('请阅读并同意用户协议和隐私政策')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  await user.click(screen.getByRole('button', { name: '设置密码并登录' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const sent = { code, phone: '13800001234', username: 'kangning', password: 'shidanlan72', agree: '1' };
  expect(form('/api/auth/invitation/accept')).toEqual(sent);
  expect(form('/api/auth/login')).toEqual({ username: '13800001234', password: 'shidanlan72' });
});

test('[C290] a shop that can send no code takes the payment password too', async () => {
  const { user, calls } = renderShop(`/register/invited#${code}`, {
    ...entering,
    'GET /api/auth/ways': () => ({ data: { sms: 0, email: 0, wechat: 0 } }),
    'POST /api/auth/invitation': () => invitation('password'),
  });
  await user.type(await screen.findByLabelText(/手机号/), '13800001234');
  await user.type(screen.getByLabelText(/新密码/), 'shidanlan72');
  await user.type(await screen.findByLabelText(/支付密码/), '1357');
  await user.click(screen.getByRole('button', { name: '重置密码并登录' }));
  expect(screen.getByText('请填写6位数字')).toBeDefined();
  await user.type(screen.getByLabelText(/支付密码/), '90');
  await user.click(screen.getByRole('button', { name: '重置密码并登录' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const sent = calls.find(({ path }) => path === '/api/auth/invitation/accept')?.form ?? [];
  expect(Object.fromEntries(sent)).toMatchObject({ pay_password: '135790' });
});

test('[R122][C290] a reset asks for neither username nor agreement', async () => {
  const { user, calls } = renderShop('/register/invited', {
    ...entering,
    'POST /api/auth/invitation': () => invitation('password'),
  });
  await user.type(await screen.findByRole('textbox', { name: /邀请码/ }), 'k7qm-2xhd-9rta-vb3e');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.type(await screen.findByLabelText(/手机号/), '13800001234');
  expect(screen.queryByLabelText(/用户名/)).toBeNull();
  await user.type(screen.getByLabelText(/新密码/), 'shidanlan72');
  await user.click(screen.getByRole('button', { name: '重置密码并登录' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const sent = calls.find(({ path }) => path === '/api/auth/invitation/accept')?.form ?? [];
  expect(Object.fromEntries(sent)).toEqual({
    code: 'k7qm-2xhd-9rta-vb3e',
    phone: '13800001234',
    password: 'shidanlan72',
  });
});

test('[R122][C289] a code that is used, also meanwhile, says so', async () => {
  const refused = { status: 422, code: 422, errors: { code: ['邀请码已使用。请直接登录，或联系客服重新获取'] } };
  let tries = 0;
  const { user } = renderShop(`/register/invited#${code}`, {
    ...visitor,
    'POST /api/auth/invitation': () => {
      tries += 1;
      return tries === 1 ? refused : invitation('password');
    },
    'POST /api/auth/invitation/accept': () => refused,
  });
  expect(await screen.findByText(/邀请码已使用/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.type(await screen.findByLabelText(/手机号/), '13800001234');
  await user.type(screen.getByLabelText(/新密码/), 'shidanlan72');
  await user.click(screen.getByRole('button', { name: '重置密码并登录' }));
  expect(await screen.findByText(/邀请码已使用/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /邀请码/ }).value).toBe(code);
});

test('[C288] without WeChat, the log-in says so', async () => {
  renderShop('/login?by=wechat', {
    ...visitor,
    'GET /api/focus/login': () => ({ data: null }),
    'GET /api/auth/ways': () => ({ data: { sms: 1, wechat: 0 } }),
  });
  expect(await screen.findByText('本店暂未开通微信登录')).toBeDefined();
});

test.each(['/register/step1', '/forget/step1', '/login?by=sms'])(
  '[C288] without SMS, %s leads to the code',
  async (at) => {
    renderShop(at, {
      ...visitor,
      'GET /api/focus/login': () => ({ data: null }),
      'GET /api/auth/ways': () => ({ data: { sms: 0, wechat: 0 } }),
    });
    const link = await screen.findByRole('link', { name: '输入邀请码' });
    expect(link.getAttribute('href')).toBe('/register/invited');
    expect(screen.queryByLabelText(/短信验证码/)).toBeNull();
  },
);
