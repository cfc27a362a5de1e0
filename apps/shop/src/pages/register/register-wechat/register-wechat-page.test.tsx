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

test('[R069] without a scan it leads to the code', async () => {
  renderShop('/register/wechat?back=%2Fcart');
  const link = await screen.findByRole('link', { name: '去扫码' });
  expect(link.getAttribute('href')).toBe('/login?by=wechat&back=%2Fcart');
});

test('[R069][C111] a WeChat is bound to a phone’s account', async () => {
  sessionStorage.setItem('wechat-ticket', 'w_1');
  const { user, calls } = renderShop('/register/wechat?back=%2Flist', {
    'POST /api/auth/wechat/bind': () => ({ data: wireBuyer() }),
  });
  await user.type(await screen.findByLabelText('手机号'), '13800001234');
  await user.type(screen.getByLabelText(/短信验证码/), '482913');
  await user.click(screen.getByRole('button', { name: '绑定并登录' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(Object.fromEntries(calls.find(({ path }) => path === '/api/auth/wechat/bind')?.form ?? [])).toEqual({
    ticket: 'w_1',
    phone: '13800001234',
    code: '482913',
  });
  expect(sessionStorage.getItem('wechat-ticket')).toBeNull();
});

test('[R069][C111][C102] a wrong password is reported, and after several failures a captcha is sent along', async () => {
  sessionStorage.setItem('wechat-ticket', 'w_1');
  let tries = 0;
  const { user, calls } = renderShop('/register/wechat', {
    'POST /api/auth/wechat/bind': () => {
      tries += 1;
      if (tries === 1) return { status: 422, errors: { password: ['用户名或密码错误'] } };
      return tries === 2 ? { status: 428, code: 42801, message: '请输入图形验证码' } : { data: wireBuyer() };
    },
    'GET /api/auth/captcha': () => ({ data: wireCaptcha }),
  });
  await user.click(await screen.findByRole('tab', { name: '已有账号绑定' }));
  await user.type(screen.getByLabelText('用户名'), 'pharmacy');
  await user.type(screen.getByLabelText('密码'), 'yaoji2026{Enter}');
  expect(await screen.findAllByText('用户名或密码错误')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '绑定并登录' }));
  await waitFor(() => expect(tries).toBe(3));
  expect(
    calls
      .filter(({ path }) => path === '/api/auth/wechat/bind')
      .at(-1)
      ?.form.get('captcha'),
  ).toBe(solvedCaptcha.captcha);
});
