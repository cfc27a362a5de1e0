import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer } from '#testing/wire-browse.ts';
import { solvedCaptcha, wireCaptcha } from '#testing/wire-captcha.ts';

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

type Scan = { status: string; ticket?: string };
const scanOf = ({ status, ticket = 'w_1' }: Scan) => ({
  data: { ticket, qr: `https://example.com/wechat/login?ticket=${ticket}`, status, expires_at: 0 },
});
/** The first call returns a code, later ones its result. */
const wechat = (became: () => Scan) => ({
  'GET /api/auth/wechat': ({ query }: { query: URLSearchParams }) =>
    scanOf(query.has('ticket') ? became() : { status: 'waiting' }),
  'GET /api/focus/login': () => ({ data: null }),
});
const sms = {
  'POST /api/auth/sms': () => ({ data: { retry_after: 60, expires_at: 0 } }),
  'GET /api/focus/login': () => ({ data: null }),
};

test('[R005][C101][C103][V6] a code by SMS logs in and returns to the page', async () => {
  const { user, calls } = renderShop('/login?by=sms&back=%2Flist', {
    ...sms,
    'POST /api/auth/login_sms': () => ({ data: wireBuyer() }),
  });
  await user.type(await screen.findByLabelText('手机号'), '１３８００００１２３４');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDefined();
  await user.type(screen.getByLabelText(/短信验证码/), '482913');
  await user.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const form = (path: string) => Object.fromEntries(calls.find((call) => call.path === path)?.form ?? []);
  expect(form('/api/auth/sms')).toEqual({ phone: '13800001234', scene: 'login' });
  expect(form('/api/auth/login_sms')).toEqual({ phone: '13800001234', code: '482913' });
});

test('[C103] the resend timer survives a reload, for this phone only', async () => {
  const first = renderShop('/login?by=sms', sms);
  await first.user.type(await screen.findByLabelText('手机号'), '13800001234');
  await first.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /秒后重发/ });
  first.unmount();
  const second = renderShop('/login?by=sms', sms);
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDefined();
  await second.user.type(screen.getByLabelText('手机号'), '{Backspace}5');
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeDefined();
});

test('[V1] nothing is sent for an invalid mobile number', async () => {
  const { user, calls } = renderShop('/login?by=sms', sms);
  await user.type(await screen.findByLabelText('手机号'), '12800001234');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入正确的手机号码')).toBeDefined();
  expect(calls.some(({ path }) => path === '/api/auth/sms')).toBe(false);
});

test('[C102][C103] the browser solves a captcha after many code requests', async () => {
  let asked = 0;
  const { user, calls } = renderShop('/login?by=sms', {
    ...sms,
    'POST /api/auth/sms': () => {
      asked += 1;
      return asked === 1
        ? { status: 428, code: 42801, message: '请输入图形验证码' }
        : { data: { retry_after: 60, expires_at: 0 } };
    },
    'GET /api/auth/captcha': () => ({ data: wireCaptcha }),
  });
  await user.type(await screen.findByLabelText('手机号'), '13800001234');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /秒后重发/ });
  const form = calls.filter(({ path }) => path === '/api/auth/sms').at(-1)?.form;
  expect(Object.fromEntries(form ?? [])).toMatchObject(solvedCaptcha);
});

test('[R005][C110] a WeChat bound to an account logs in', async () => {
  let status = 'waiting';
  renderShop(
    '/login?by=wechat&back=%2Flist',
    wechat(() => ({ status })),
  );
  expect(await screen.findByRole('img', { name: '微信登录二维码' })).toBeDefined();
  status = 'bound';
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('没有商品哦~')).toBeDefined();
});

test('[R005][R069][C110] an unbound WeChat asks to be bound to an account', async () => {
  renderShop(
    '/login?by=wechat',
    wechat(() => ({ status: 'unbound' })),
  );
  expect(await screen.findByText(/此微信还没有绑定账号/)).toBeDefined();
});

test('[C110] an expired code is replaced by a new one', async () => {
  const { user, calls } = renderShop(
    '/login?by=wechat',
    wechat(() => ({ status: 'expired' })),
  );
  await user.click(await screen.findByRole('button', { name: '刷新二维码' }));
  const fresh = () => calls.filter(({ path, query }) => path === '/api/auth/wechat' && !query.has('ticket'));
  await waitFor(() => expect(fresh()).toHaveLength(2));
});

test('[R005] a buyer with an unfinished registration continues with it', async () => {
  const { user } = renderShop('/login', {
    'GET /api/focus/login': () => ({ data: null }),
    'POST /api/auth/login': () => ({ data: wireBuyer({ is_passed: 0 }) }),
    'GET /api/user/base': () => ({ data: wireBuyer({ is_passed: 0 }) }),
    'GET /api/auth/register/status': () => ({
      data: { status: 'company', reason: null, missing: [], company: null, form: null, submitted_at: null },
    }),
  });
  await user.type(await screen.findByLabelText('用户名'), 'pharmacy');
  await user.type(screen.getByLabelText('密码'), 'yaoji2026{Enter}');
  expect(await screen.findByRole('radio', { name: /单体药店/ })).toBeDefined();
});
