import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';
import { solvedCaptcha, wireCaptcha } from '#testing/wire-captcha.ts';
import { wireWallet } from '#testing/wire-wallet.ts';

const sms = () => ({ data: { retry_after: 60, expires_at: wireNow + 300 } });

const open = (own: Parameters<typeof renderShop>[1] = {}, at = '/basic') =>
  renderShop(at, {
    'GET /api/user/user_money': () => ({ data: wireWallet({ has_pay_password: 0 }) }),
    'POST /api/auth/sms': sms,
    ...own,
  });

describe('[R029] basic data', () => {
  test.each(['/basic', '/zhzx', '/zhzx_jcxx'])('[R027][R028] %s shows company and contact', async (at) => {
    open({}, at);
    expect(await screen.findByRole('heading', { level: 1, name: '基础信息' })).toBeDefined();
    expect(within(screen.getByRole('main')).getByText('康宁大药房')).toBeDefined();
  });

  describe('[C286] the account’s picture', () => {
    const picture = new File(['png'], '门店.png', { type: 'image/png' });
    /** A browser that decodes every picture except broken ones. */
    const openingPictures = () => {
      vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
        if (name.includes('坏')) throw new DOMException('no picture');
        return { width: 512, height: 256 };
      });
      vi.stubGlobal(
        'OffscreenCanvas',
        class {
          getContext = () => null;
          convertToBlob = async () => new Blob(['webp'], { type: 'image/webp' });
        },
      );
      vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
    };
    const faceUrl = '/uploads/2026/11/0123456789abcdef0123456789abcdef.webp';
    const upload = () => screen.findByLabelText('上传头像');

    test('is uploaded, shown and removed', async () => {
      openingPictures();
      let face: string | null = faceUrl;
      const { user, calls } = open({ 'POST /api/user/face': () => ({ data: wireBuyer({ face }) }) });
      await user.upload(await upload(), picture);
      expect((await screen.findByAltText('当前头像')).getAttribute('src')).toBe(faceUrl);
      expect(await screen.findByText('头像已更换')).toBeDefined();
      face = null;
      await user.click(screen.getByRole('button', { name: '移除头像' }));
      expect(await screen.findByText('头像已移除')).toBeDefined();
      expect(screen.queryByAltText('当前头像')).toBeNull();
      const sent = calls.filter(({ path }) => path === '/api/user/face').map(({ form }) => form.has('file'));
      expect(sent).toEqual([true, false]);
    });

    test('stays unchanged if a new one is refused, and the upload can be retried', async () => {
      openingPictures();
      let isRefused = true;
      const { user } = open({
        'GET /api/user/base': () => ({ data: wireBuyer({ face: faceUrl }) }),
        'POST /api/user/face': () =>
          isRefused
            ? { status: 422, message: '文件不能超过2MB', errors: { file: ['文件不能超过2MB'] } }
            : { data: wireBuyer({ face: faceUrl }) },
      });
      await user.upload(await upload(), picture);
      expect(await screen.findByText('文件不能超过2MB')).toBeDefined();
      expect(screen.getByAltText('当前头像').getAttribute('src')).toBe(faceUrl);
      isRefused = false;
      await user.click(screen.getByRole('button', { name: /重试/ }));
      expect(await screen.findByText('头像已更换')).toBeDefined();
    });

    test('is not sent if the browser cannot decode it', async () => {
      openingPictures();
      const { user, calls } = open();
      await user.upload(await upload(), new File(['?'], '坏.png', { type: 'image/png' }));
      expect(await screen.findByText('不是能打开的图片，请换一张')).toBeDefined();
      expect(calls.map(({ path }) => path)).not.toContain('/api/user/face');
    });
  });

  test('[C061] the name is saved without a code', async () => {
    const changed = () => ({ data: wireBuyer({ name: '赵药师' }) });
    const { user, calls } = open({ 'POST /api/user/updateUserInfo': changed });
    const name = await screen.findByRole('textbox', { name: /联系人/ });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
    await user.clear(name);
    await user.type(name, ' 赵药师 ');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('资料已保存')).toBeDefined();
    const sent = calls.find(({ path }) => path === '/api/user/updateUserInfo')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({ name: '赵药师', phone: '13800001234' });
  });

  test('[C061][C103] a new phone requires a code first', async () => {
    const changed = () => ({ data: wireBuyer({ phone: '13900001234' }) });
    const { user, calls } = open({ 'POST /api/user/updateUserInfo': changed });
    const phone = await screen.findByRole('textbox', { name: /手机号/ });
    await user.clear(phone);
    await user.type(phone, '13900001234');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDefined();
    const asked = calls.find(({ path }) => path === '/api/auth/sms')?.form;
    expect(Object.fromEntries(asked ?? [])).toEqual({ phone: '13900001234', scene: 'bind' });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入6位验证码')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /短信验证码/ }), '482913');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('资料已保存')).toBeDefined();
    const sent = calls.find(({ path }) => path === '/api/user/updateUserInfo')?.form;
    expect(sent?.get('code')).toBe('482913');
  });

  test('[V1] an incomplete phone number is not sent', async () => {
    const { user, calls } = open();
    const phone = await screen.findByRole('textbox', { name: /手机号/ });
    await user.type(phone, '9');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('请输入正确的手机号码')).toBeDefined();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('the password', () => {
  const fill = async (user: ReturnType<typeof open>['user'], old: string, next: string, again = next) => {
    await user.click(await screen.findByRole('button', { name: '修改登录密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改登录密码' }));
    if (old) await user.type(dialog.getByLabelText('当前密码'), old);
    await user.type(dialog.getByLabelText(/^\*?新密码/), next);
    await user.type(dialog.getByLabelText(/确认新密码/), again);
    await user.click(dialog.getByRole('button', { name: '修改密码' }));
    return dialog;
  };

  test('[C062] is changed with the old one and the new one twice', async () => {
    const { user, calls } = open({ 'POST /api/user/resetPassword': () => ({ data: null }) });
    await fill(user, 'yaoji2026', 'market2027');
    expect(await screen.findByText('密码已修改')).toBeDefined();
    const sent = calls.find(({ path }) => path === '/api/user/resetPassword')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({ password: 'market2027', old_password: 'yaoji2026' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[V4] is not sent if it is too weak or the repetition differs', async () => {
    const { user, calls } = open();
    const dialog = await fill(user, 'yaoji2026', 'onlyletters', 'other');
    expect(await dialog.findByText('密码须同时包含字母和数字')).toBeDefined();
    expect(dialog.getByText('两次输入的密码不一致')).toBeDefined();
    expect(calls.some(({ path }) => path === '/api/user/resetPassword')).toBe(false);
  });

  test('[E3] is refused next to its field if the old one is wrong', async () => {
    const refusal = { status: 422, message: '当前密码错误', errors: { old_password: ['当前密码错误'] } };
    const { user } = open({ 'POST /api/user/resetPassword': () => refusal });
    const dialog = await fill(user, 'wrong', 'market2027');
    const field = dialog.getByLabelText('当前密码');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });
});

test('[C197][C102] the payment password is set with a code, and a captcha if the server requires one', async () => {
  let tries = 0;
  const { user, calls } = open({
    'POST /api/auth/sms': () => (tries++ === 0 ? { code: 42801, message: '请输入图形验证码' } : sms()),
    'GET /api/auth/captcha': () => ({ data: wireCaptcha }),
    'POST /api/user/pay_password': () => ({ data: null }),
  });
  await user.click(await screen.findByRole('button', { name: '设置支付密码' }));
  const dialog = within(await screen.findByRole('dialog', { name: '支付密码' }));
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByRole('button', { name: /秒后重发/ })).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /短信验证码/ }), '482913');
  await user.type(dialog.getByLabelText(/^\*?支付密码/), '135790');
  await user.type(dialog.getByLabelText(/确认支付密码/), '135790');
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('支付密码已设置')).toBeDefined();
  const [, second] = calls.filter(({ path }) => path === '/api/auth/sms').map(({ form }) => Object.fromEntries(form));
  expect(second).toEqual({ phone: '13800001234', scene: 'pay', ...solvedCaptcha });
  const sent = calls.find(({ path }) => path === '/api/user/pay_password')?.form;
  expect(Object.fromEntries(sent ?? [])).toEqual({ code: '482913', password: '135790' });
});

describe('WeChat', () => {
  const code = { code: 'b_1', qr: 'https://example.com/wechat/bind?code=b_1', expires_at: wireNow };
  const scan = (status: string) => ({ data: { ticket: 'b_1', qr: code.qr, status, expires_at: wireNow } });

  test('[C050][C110] is bound by a scan', async () => {
    let wechat: string | null = null;
    const { user } = open({
      'GET /api/user/base': () => ({ data: wireBuyer({ wechat }) }),
      'POST /api/user/create_code': () => ({ data: code }),
      'GET /api/auth/wechat': () => {
        wechat = '药房小王';
        return scan('bound');
      },
    });
    await user.click(await screen.findByRole('button', { name: '绑定微信' }));
    expect(await screen.findByText('微信已绑定')).toBeDefined();
    expect(await screen.findByText('药房小王')).toBeDefined();
    expect(screen.getByRole('button', { name: '解除绑定' })).toBeDefined();
  });

  test('[C050] replaces an expired code', async () => {
    let codes = 0;
    const { user } = open({
      'POST /api/user/create_code': () => ({ data: { ...code, code: `b_${++codes}` } }),
      'GET /api/auth/wechat': ({ query }) => ({
        data: { ...scan(query.get('ticket') === 'b_1' ? 'expired' : 'waiting').data, ticket: query.get('ticket') },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '绑定微信' }));
    expect(await screen.findByText('二维码已失效')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '刷新二维码' }));
    await waitFor(() => expect(screen.queryByText('二维码已失效')).toBeNull());
    expect(await screen.findByRole('img', { name: '绑定微信的二维码' })).toBeDefined();
  });

  test('[C051] is unbound after confirmation', async () => {
    let wechat: string | null = '药房小王';
    const { user } = open({
      'GET /api/user/base': () => ({ data: wireBuyer({ wechat }) }),
      'DELETE /api/user/unbind_wechat': () => {
        wechat = null;
        return { data: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: '解除绑定' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解除绑定' }));
    expect(await screen.findByText('未绑定')).toBeDefined();
  });
});

describe('a change that requires a verified identity', () => {
  const unverified = { code: 42802, message: '请先验证身份' };

  test('[C230] asks for the password and continues once it is right', async () => {
    let isVerified = false;
    const { user, calls } = open({
      'DELETE /api/user/unbind_wechat': () => (isVerified ? { data: null } : unverified),
      'POST /api/user/identity': () => {
        isVerified = true;
        return { data: null };
      },
      'GET /api/user/base': () => ({ data: wireBuyer({ wechat: '小王' }) }),
    });
    await user.click(await screen.findByRole('button', { name: '解除绑定' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解除绑定' }));
    const dialog = within(await screen.findByRole('dialog', { name: '验证身份' }));
    await user.type(dialog.getByLabelText(/登录密码/, { selector: 'input' }), 'yaoji2026');
    await user.click(dialog.getByRole('button', { name: '验证' }));
    expect(await screen.findByText('已解除绑定')).toBeDefined();
    expect(Object.fromEntries(calls.find(({ path }) => path === '/api/user/identity')?.form ?? [])).toEqual({
      password: 'yaoji2026',
    });
  });

  test('[C230] is dropped if the dialog is closed', async () => {
    const { user, calls } = open({
      'DELETE /api/user/unbind_wechat': () => unverified,
      'GET /api/user/base': () => ({ data: wireBuyer({ wechat: '小王' }) }),
    });
    await user.click(await screen.findByRole('button', { name: '解除绑定' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解除绑定' }));
    const dialog = within(await screen.findByRole('dialog', { name: '验证身份' }));
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(screen.queryByText('已解除绑定')).toBeNull();
  });
});

const noWays = () => ({ data: { sms: 0, email: 0, wechat: 0 } });

test('[C197] says that a shop without SMS has no code for the payment password, and offers none', async () => {
  const shop = open({ 'GET /api/auth/ways': noWays });
  await shop.user.click(await screen.findByRole('button', { name: '设置支付密码' }));
  const dialog = within(await screen.findByRole('dialog', { name: '支付密码' }));
  expect(await dialog.findByText('本店暂未开通短信验证码，请联系客服获取邀请码来设置')).toBeDefined();
  expect(dialog.queryByText(/验证码将发送到/)).toBeNull();
  expect(dialog.queryByRole('button', { name: '获取验证码' })).toBeNull();
});

test('[C197] asks for an e-mail address in a shop that sends codes to nothing else', async () => {
  const shop = open({ 'GET /api/auth/ways': () => ({ data: { sms: 0, email: 1, wechat: 0 } }) });
  await shop.user.click(await screen.findByRole('button', { name: '设置支付密码' }));
  expect(await screen.findByText('本店用邮箱发送验证码，请先绑定登录邮箱')).toBeDefined();
});

test('offers no WeChat to bind in a shop without it', async () => {
  open({ 'GET /api/auth/ways': noWays });
  await screen.findByRole('button', { name: '设置支付密码' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '绑定微信' })).toBeNull());
});

describe('an account that logs in by e-mail and has no phone', () => {
  const user = () => ({ data: wireBuyer({ phone: '', login_email: 'caigou@example.com' }) });

  test('[C061] saves its contact without a phone', async () => {
    const shop = open({ 'GET /api/user/base': user, 'POST /api/user/updateUserInfo': user });
    expect(await screen.findByText('caigou@example.com')).toBeDefined();
    await shop.user.type(screen.getByRole('textbox', { name: /联系人/ }), '二');
    await shop.user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('资料已保存')).toBeDefined();
    const sent = shop.calls.find(({ path }) => path === '/api/user/updateUserInfo')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({ name: '王药师二' });
  });

  test('offers a code to its address if the current password is forgotten', async () => {
    const shop = open({ 'GET /api/user/base': user });
    await shop.user.click(await screen.findByRole('button', { name: '修改登录密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改登录密码' }));
    expect(dialog.getByText('不记得可不填，改用邮箱验证')).toBeDefined();
  });

  test('[C197] sets the payment password by a code to its address', async () => {
    const shop = open({ 'GET /api/user/base': user });
    await shop.user.click(await screen.findByRole('button', { name: '设置支付密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '支付密码' }));
    expect(dialog.getByText('验证码将发送到 ca***@example.com')).toBeDefined();
    await shop.user.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await dialog.findByRole('button', { name: /秒后重发/ })).toBeDefined();
    const sent = shop.calls.find(({ path }) => path === '/api/auth/sms')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({ email: 'caigou@example.com', scene: 'pay' });
  });
});

test('[C292] an e-mail address is bound by a code to it', async () => {
  let email = '';
  const { user, calls } = open({
    'GET /api/auth/ways': () => ({ data: { sms: 1, email: 1, wechat: 1 } }),
    'GET /api/user/base': () => ({ data: wireBuyer({ login_email: email }) }),
    'POST /api/user/email': ({ form }) => {
      email = form.get('email') ?? '';
      return { data: wireBuyer({ login_email: email }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: '绑定邮箱' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登录邮箱' }));
  await user.type(dialog.getByRole('textbox', { name: '邮箱' }), '13800001234');
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByText('请输入正确的邮箱')).toBeDefined();
  await user.clear(dialog.getByRole('textbox', { name: '邮箱' }));
  await user.type(dialog.getByRole('textbox', { name: '邮箱' }), 'Caigou@example.com');
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByRole('button', { name: /秒后重发/ })).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: '邮箱验证码' }), '482913');
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('登录邮箱已保存')).toBeDefined();
  expect(await screen.findByRole('button', { name: '更换邮箱' })).toBeDefined();
  const sent = (path: string) => Object.fromEntries(calls.find((call) => call.path === path)?.form ?? []);
  expect(sent('/api/auth/sms')).toEqual({ email: 'caigou@example.com', scene: 'bind' });
  expect(sent('/api/user/email')).toEqual({ email: 'caigou@example.com', code: '482913' });
});
